/** Water that is turquoise by the shore and deep blue beyond, with foam along the rocks. */

import {
  CircleGeometry,
  Color,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  Mesh,
  RedFormat,
  RepeatWrapping,
  ShaderMaterial,
} from "three";
import { SEA } from "./place";

const VERTEX = /* glsl */ `
  varying vec2 at;
  void main() {
    at = position.xy;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

const FRAGMENT = /* glsl */ `
  uniform float time;
  uniform vec3 shallow, middle, deep, glint;
  uniform sampler2D net;
  varying vec2 at;

  // How far from the cliffs, which stand on a square with soft corners.
  float offshore(vec2 p) {
    vec2 q = p * p;
    q = q * q * q;
    return pow(q.x + q.y, 1.0 / 6.0) - 3.62;
  }

  void main() {
    float far = offshore(at);
    vec3 colour = mix(mix(shallow, middle, smoothstep(0.0, 1.5, far)), deep, smoothstep(1.2, 7.0, far));
    float one = texture2D(net, at * 0.26 + time * vec2(0.013, 0.008)).r;
    float other = texture2D(net, at * 0.37 - time * vec2(0.01, 0.015)).r;
    float waves = one * other;
    colour += glint * waves * mix(0.34, 0.12, smoothstep(0.2, 2.6, far));
    float lap = 0.05 * sin(time * 1.1 + at.x * 1.7 + at.y * 2.3) + 0.07 * (one - other);
    float foam = 0.9 * smoothstep(0.15, 0.05, abs(far - 0.06 - lap)) + 0.4 * smoothstep(0.06, 0.0, abs(far - 0.4 - 1.5 * lap));
    gl_FragColor = vec4(mix(colour, glint, min(foam, 1.0)), 1.0);
    #include <colorspace_fragment>
  }`;

/** The net that light draws in water: the borders between random cells, repeating in both directions. */
function net(): DataTexture {
  const size = 128;
  const cells = Array.from({ length: 26 }, (_, n) => [
    (n * 0.618034 + 0.13 * Math.sin(7 * n)) % 1,
    (n * 0.754878 + 0.5) % 1,
  ]);
  const light = new Uint8Array(size * size);
  const apart = (a: number, b: number) => 0.5 - Math.abs(Math.abs(a - b) - 0.5);
  for (let n = 0; n < light.length; n++) {
    const [u, v] = [(n % size) / size, Math.floor(n / size) / size];
    const [nearest, next] = cells
      .map(([x, y]) => Math.hypot(apart(u, x!), apart(v, y!)))
      .sort((a, b) => a - b);
    light[n] = 255 * Math.max(0, 1 - 9 * (next! - nearest!)) ** 1.5;
  }
  const texture = new DataTexture(light, size, size, RedFormat);
  texture.wrapS = texture.wrapT = RepeatWrapping;
  texture.magFilter = LinearFilter;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.generateMipmaps = true;
  texture.needsUpdate = true;
  return texture;
}

const COLOURS = ["shallow", "middle", "deep", "glint"] as const;

export type Water = Record<(typeof COLOURS)[number], string>;

export class Sea extends Mesh<CircleGeometry, ShaderMaterial> {
  constructor() {
    const colours = Object.fromEntries(COLOURS.map((name) => [name, { value: new Color() }]));
    const uniforms = { time: { value: 0 }, net: { value: net() }, ...colours };
    super(
      new CircleGeometry(70, 48),
      new ShaderMaterial({ vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms }),
    );
    this.rotation.x = -Math.PI / 2;
    this.position.y = SEA;
    this.renderOrder = 1; // after the land, which hides much of it
  }

  dye(water: Water): void {
    for (const name of COLOURS) (this.material.uniforms[name]!.value as Color).set(water[name]);
  }

  flow(seconds: number): void {
    this.material.uniforms.time!.value += seconds;
  }
}
