/** Things to take along: a link to a position, its picture, a file. */

import { language } from "$/words/words.svelte";

export const SIZE = 600;

export function positionPath(text: string): string {
  return `/position?${new URLSearchParams({ text })}`;
}

export function positionLink(text: string): string {
  return location.origin + positionPath(text);
}

export function picturePath(text: string, size = SIZE): string {
  return `/api/picture.svg?${new URLSearchParams({ text, size: String(size), language: language() })}`;
}

export function save(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

export async function svgPicture(position: string): Promise<File> {
  const answer = await fetch(picturePath(position));
  if (!answer.ok) throw new Error(`no picture of ${position}`);
  return new File([await answer.blob()], "santorini.svg", { type: "image/svg+xml" });
}

/** The picture in pixels, twice as fine as it is large. */
export async function pngPicture(position: string): Promise<File> {
  const address = URL.createObjectURL(await svgPicture(position));
  try {
    const image = new Image(2 * SIZE, 2 * SIZE);
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = canvas.height = 2 * SIZE;
    canvas.getContext("2d")!.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
    return new File([blob!], "santorini.png", { type: "image/png" });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Can this device hand a picture over to other programs? */
export function canShare(): boolean {
  return navigator.canShare?.({ files: [new File([], "santorini.png", { type: "image/png" })] }) ?? false;
}

/** Hand picture and link over; that the player cancels it is no failure. */
export async function sharePicture(position: string): Promise<void> {
  const files = [await pngPicture(position)];
  try {
    await navigator.share({ files, url: positionLink(position) });
  } catch (error) {
    if ((error as DOMException).name !== "AbortError") throw error;
  }
}
