/** Water that is turquoise by the shore and deep blue beyond, with foam along the rocks. */

import { CircleGeometry, Color, Mesh, ShaderMaterial } from "three";
import { SEA } from "./place";

const VERTEX = /* glsl */ `
  varying vec2 at;
  void main() {
    at = position.xy;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }`;

// `shore` repeats the outline of the cliffs, so that foam lies along it.
const FRAGMENT = /* glsl */ `
  uniform float time;
  uniform vec3 shallow, middle, deep, glint;
  varying vec2 at;

  float shore(vec2 p) {
    float angle = atan(p.y, p.x);
    vec2 q = abs(p);
    float square = pow(pow(q.x, 6.0) + pow(q.y, 6.0), 1.0 / 6.0);
    return square - 3.62 - 0.05 * sin(7.0 * angle + 1.6) - 0.035 * sin(17.0 * angle - 1.0);
  }

  float ripple(vec2 p) {
    vec2 q = p * 2.2;
    float sum = 0.0;
    for (int n = 0; n < 3; n++) {
      float drift = time * 0.5 * (1.0 - 0.7 / float(n + 1));
      q = p * 2.2 + vec2(cos(drift - q.x) + sin(drift + q.y), sin(drift - q.y) + cos(drift + q.x));
      sum += 1.0 / length(vec2(1.0 / (sin(q.x + drift) * 26.0), 1.0 / (cos(q.y + drift) * 26.0)) * 0.12 + 0.06);
    }
    return clamp(sum / 42.0, 0.0, 1.0);
  }

  void main() {
    float far = shore(at);
    vec3 colour = mix(shallow, middle, smoothstep(0.0, 1.5, far));
    colour = mix(colour, deep, smoothstep(1.2, 7.0, far));
    float waves = ripple(at);
    colour += glint * pow(waves, 3.0) * mix(0.2, 0.035, smoothstep(0.2, 2.4, far));
    float lap = 0.05 * sin(time * 1.1 + at.x * 1.7 + at.y * 2.3);
    float foam = smoothstep(0.13, 0.04, abs(far - 0.04 - lap)) * 0.85;
    foam += smoothstep(0.05, 0.0, abs(far - 0.34 - lap * 1.6)) * 0.35 * step(0.35, waves);
    colour = mix(colour, glint, clamp(foam, 0.0, 1.0));
    gl_FragColor = vec4(colour, 1.0);
    #include <colorspace_fragment>
  }`;

export interface Water {
  shallow: string;
  middle: string;
  deep: string;
  glint: string;
}

export class Sea extends Mesh<CircleGeometry, ShaderMaterial> {
  constructor() {
    const colours = ["shallow", "middle", "deep", "glint"].map((name) => [name, { value: new Color() }]);
    const uniforms = { time: { value: 0 }, ...Object.fromEntries(colours) };
    super(
      new CircleGeometry(70, 48),
      new ShaderMaterial({ vertexShader: VERTEX, fragmentShader: FRAGMENT, uniforms }),
    );
    this.rotation.x = -Math.PI / 2;
    this.position.y = SEA;
    this.renderOrder = 1; // after the land, which hides much of it
  }

  dye(water: Water): void {
    for (const [name, colour] of Object.entries(water)) this.material.uniforms[name]!.value.set(colour);
  }

  flow(seconds: number): void {
    this.material.uniforms.time!.value += seconds;
  }
}
