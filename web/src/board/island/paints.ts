/** The materials everything is made of, and the light they are seen in by day and by night. */

import {
  DirectionalLight,
  HemisphereLight,
  MeshBasicMaterial,
  MeshLambertMaterial,
  MeshPhongMaterial,
} from "three";
import type { Water } from "./sea";

export const stone = new MeshLambertMaterial({ vertexColors: true });
export const mist = new MeshLambertMaterial({ vertexColors: true, transparent: true, opacity: 0.5 });
export const slumber = new MeshLambertMaterial({ vertexColors: true, color: "#9fa8b8" });
export const glaze = new MeshPhongMaterial({ vertexColors: true, specular: "#9cc4ee", shininess: 70 });
export const glass = new MeshBasicMaterial();

interface Hour {
  sky: string;
  earth: string;
  ambient: number;
  sun: string;
  sunlight: number;
  window: string;
  water: Water;
}

export const day: Hour = {
  sky: "#e4f3ff",
  earth: "#cdb894",
  ambient: 1.75,
  sun: "#fff0d6",
  sunlight: 2.1,
  window: "#2f6ea8",
  water: { shallow: "#5fd3d0", middle: "#25a3c4", deep: "#146f9f", glint: "#f4feff" },
};

export const night: Hour = {
  sky: "#b4c0ee",
  earth: "#6a6288",
  ambient: 1.45,
  sun: "#dfe4ff",
  sunlight: 1.15,
  window: "#ffcf70",
  water: { shallow: "#1d6a86", middle: "#0d3f63", deep: "#071f3c", glint: "#7aa6cc" },
};

export class Sky {
  readonly ambient = new HemisphereLight();
  readonly sun = new DirectionalLight();

  constructor() {
    this.sun.position.set(-4.5, 7, 3.2);
    this.sun.castShadow = true;
    const { shadow } = this.sun;
    shadow.mapSize.set(1024, 1024);
    shadow.camera.left = shadow.camera.bottom = -4;
    shadow.camera.right = shadow.camera.top = 4;
    shadow.camera.near = 2;
    shadow.camera.far = 16;
    shadow.normalBias = 0.02;
    shadow.radius = 3;
  }

  turnTo(hour: Hour): void {
    this.ambient.color.set(hour.sky);
    this.ambient.groundColor.set(hour.earth);
    this.ambient.intensity = hour.ambient;
    this.sun.color.set(hour.sun);
    this.sun.intensity = hour.sunlight;
    glass.color.set(hour.window);
  }
}
