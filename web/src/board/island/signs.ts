/** Small pictures that always face the player. */

import { CanvasTexture, Sprite, SpriteMaterial, SRGBColorSpace } from "three";

const PIXELS = 96;
const WIDE = 34; // the picture of a sign, in the units of its drawing
const RADIUS = 15;
const RIM = 1.8;

/** The radius of the disc, in parts of the picture. */
export const DISC = (RADIUS + RIM / 2) / WIDE;

export function picture(
  draw: (pen: CanvasRenderingContext2D) => void,
  width = PIXELS,
  height = PIXELS,
): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  draw(canvas.getContext("2d")!);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

export interface Ink {
  face: string;
  line: string;
}

/** A disc with a drawing given as a path about (0, 0), 20 wide. */
export function disc(pen: CanvasRenderingContext2D, path: string, { face, line }: Ink): void {
  pen.translate(PIXELS / 2, PIXELS / 2);
  pen.scale(PIXELS / WIDE, PIXELS / WIDE);
  pen.lineCap = pen.lineJoin = "round";
  pen.fillStyle = face;
  pen.strokeStyle = line;
  pen.lineWidth = RIM;
  pen.beginPath();
  pen.arc(0, 0, RADIUS, 0, 2 * Math.PI);
  pen.fill();
  pen.stroke();
  pen.lineWidth = 3.2;
  pen.stroke(new Path2D(path));
}

const materials = new Map<string, SpriteMaterial>();

/** A sign that stands among the pieces, or is drawn over all of them. */
export function sign(path: string, ink: Ink, over = false): Sprite {
  const key = path + ink.face + over;
  let material = materials.get(key);
  if (!material) {
    material = new SpriteMaterial({ map: picture((pen) => disc(pen, path, ink)), depthTest: !over });
    materials.set(key, material);
  }
  const sprite = new Sprite(material);
  sprite.renderOrder = over ? 2 : 0;
  return sprite;
}
