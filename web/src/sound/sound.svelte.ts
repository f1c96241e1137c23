/** What is heard, made by the browser itself; and the same in words for who cannot hear it. */

import { untrack } from "svelte";
import { settings } from "$/ui/settings.svelte";
import { sounds, type Part, type Sound } from "./sounds";

const APART = 0.15; // seconds between sounds that are asked for at once
const REMEMBERED = 4; // sounds told in words
const SILENCE = 4_000; // after so many milliseconds what was heard is past

class Heard {
  /** What was just heard, the newest last. */
  sounds = $state.raw<Sound[]>([]);
  #past: ReturnType<typeof setTimeout> | undefined;

  add(sound: Sound): void {
    this.sounds = [...this.sounds, sound].slice(-REMEMBERED);
    clearTimeout(this.#past);
    this.#past = setTimeout(() => (this.sounds = []), SILENCE);
  }
}

export const heard = new Heard();

let context: AudioContext | null = null;
let hissing: AudioBuffer | null = null;
let free = 0; // when the next sound may begin
let idle: ReturnType<typeof setTimeout> | undefined;

/** Sounds are allowed only after the player has touched the page; some browsers want the touch itself. */
function awake(): AudioContext | null {
  if (!settings.sound || !globalThis.navigator?.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  void context.resume();
  clearTimeout(idle);
  idle = setTimeout(() => void context?.suspend(), SILENCE); // it would keep the device awake
  return context;
}

/** Let a sound be heard; an effect that does so does not depend on the settings of sound. */
export function play(sound: Sound): void {
  untrack(() => {
    heard.add(sound);
    const audio = awake();
    if (!audio) return;
    const start = Math.max(audio.currentTime, free);
    free = start + APART;
    for (const part of sounds[sound]) strike(audio, part, start);
  });
}

function strike(audio: AudioContext, { noise, at, lasts, pitch, to, loud }: Part, start: number): void {
  const [begin, end] = [start + at, start + at + lasts];
  const gain = new GainNode(audio, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud * settings.volume, begin + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, end);
  gain.connect(audio.destination);
  const glide = (frequency: AudioParam) => {
    frequency.setValueAtTime(pitch, begin);
    frequency.exponentialRampToValueAtTime(to, end);
  };
  let source: AudioScheduledSourceNode;
  if (noise) {
    const filter = new BiquadFilterNode(audio, { type: "bandpass", Q: 0.8 });
    glide(filter.frequency);
    filter.connect(gain);
    source = new AudioBufferSourceNode(audio, { buffer: hiss(audio) });
    source.connect(filter);
  } else {
    const tone = new OscillatorNode(audio, { type: "triangle" });
    glide(tone.frequency);
    tone.connect(gain);
    source = tone;
  }
  source.start(begin);
  source.stop(end);
}

/** One second of noise. */
function hiss(audio: AudioContext): AudioBuffer {
  if (hissing) return hissing;
  hissing = new AudioBuffer({ length: audio.sampleRate, sampleRate: audio.sampleRate });
  const samples = hissing.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return hissing;
}

globalThis.document?.addEventListener("pointerup", awake);
