import { BoxGeometry, Mesh, MeshBasicMaterial, Scene, type BufferGeometry, type Material } from "three";
import { expect, it } from "vitest";
import { Release } from "./release";

/** How often a thing is disposed of. */
function counted(thing: BufferGeometry | Material): () => number {
  let times = 0;
  thing.addEventListener("dispose", () => times++);
  return () => times;
}

it("disposes once of all that was drawn, though it is drawn often and stands there no longer", () => {
  const [release, scene, block] = [
    new Release(),
    new Scene(),
    new Mesh(new BoxGeometry(), new MeshBasicMaterial()),
  ];
  const [shape, paint] = [counted(block.geometry), counted(block.material)];
  scene.add(block);
  release.note(scene);
  release.note(scene);
  scene.remove(block);
  release.all();
  release.all();
  expect([shape(), paint()]).toEqual([1, 1]);
});

it("does not hold what was disposed of before", () => {
  const [release, scene, arrow] = [
    new Release(),
    new Scene(),
    new Mesh(new BoxGeometry(), new MeshBasicMaterial()),
  ];
  const shape = counted(arrow.geometry);
  scene.add(arrow);
  release.note(scene);
  arrow.geometry.dispose();
  release.all();
  expect(shape()).toBe(1);
});
