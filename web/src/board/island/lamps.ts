/** What shines at night: lanterns around the island with the light they throw, and the moon on the water. */

import {
  AdditiveBlending,
  CanvasTexture,
  CircleGeometry,
  CylinderGeometry,
  Group,
  Mesh,
  MeshBasicMaterial,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
} from "three";
import { stone } from "./paints";
import { SEA } from "./place";
import { join, moved, paint, type Shape } from "./sculpt";

const POSTS: [number, number][] = [-1, 1].flatMap((x) =>
  [-1, 1].map((z) => [x * 2.66, z * 2.66] as [number, number]),
);
const HIGH = 0.42;

/** A light that fades towards its edge. */
function fading(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 64;
  const draw = canvas.getContext("2d")!;
  const light = draw.createRadialGradient(32, 32, 0, 32, 32, 32);
  light.addColorStop(0, "#fff");
  light.addColorStop(0.2, "#8a8a8a");
  light.addColorStop(0.5, "#2e2e2e");
  light.addColorStop(0.75, "#0c0c0c");
  light.addColorStop(1, "#000");
  draw.fillStyle = light;
  draw.fillRect(0, 0, 64, 64);
  return new CanvasTexture(canvas);
}

function lantern(): Shape {
  return join(
    moved(paint(new CylinderGeometry(0.018, 0.026, HIGH, 8), "#2b2f3d"), 0, HIGH / 2, 0),
    moved(paint(new CylinderGeometry(0.015, 0.075, 0.05, 8), "#2b2f3d"), 0, HIGH + 0.115, 0),
  );
}

export class Lamps extends Group {
  constructor() {
    super();
    const added = { map: fading(), blending: AdditiveBlending, transparent: true, depthWrite: false };
    const pool = new MeshBasicMaterial({ ...added, color: "#ffb35c", opacity: 0.3 });
    const halo = new SpriteMaterial({ ...added, color: "#ffcf8a", opacity: 0.6 });
    const post = lantern();
    const [bulb, light] = [new SphereGeometry(0.055, 10, 8), new MeshBasicMaterial({ color: "#ffe2a6" })];
    const wide = new CircleGeometry(1.3, 32).rotateX(-Math.PI / 2);
    for (const [x, z] of POSTS) {
      const lamp = new Group();
      lamp.position.set(x, 0, z);
      const shine = new Sprite(halo);
      shine.scale.setScalar(0.55);
      const thrown = new Mesh(wide, pool);
      const bright = new Mesh(bulb, light);
      bright.position.y = shine.position.y = HIGH + 0.05;
      thrown.position.y = 0.012;
      thrown.renderOrder = 2;
      shine.renderOrder = 3;
      lamp.add(new Mesh(post, stone), bright, thrown, shine);
      this.add(lamp);
    }
    const moon = new Mesh(
      new CircleGeometry(1, 40).rotateX(-Math.PI / 2),
      new MeshBasicMaterial({ ...added, color: "#cfe0ff", opacity: 0.6 }),
    );
    moon.position.set(-3.4, SEA + 0.03, -7.6);
    moon.scale.set(1.5, 1, 3.6);
    moon.renderOrder = 2;
    this.add(moon);
  }
}
