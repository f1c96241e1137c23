/** The blocks of a tower and its dome. Windows are a layer of their own: at night there is light in them. */

import { CylinderGeometry, SphereGeometry } from "three";
import { HEIGHTS, WIDTHS } from "./place";
import { arch, around, box, join, layered, loft, moved, paint, roundedSquare, type Shape } from "./sculpt";

const WHITE = "#fffdf8";
const FOOT = "#f2e9da";
const BLUE = "#2f78bd";
const RECESS = "#a9c1d3";
const FLOORS = ["#f8f0df", "#faf6ec", "#fffdfa"];
const TRIMS = ["#e3c48d", "#9cc6e0", "#3f86c8"]; // bluer towards the dome

/** Four whitewashed walls, a rim around the roof, and the floor for whoever comes to stand here. */
function body(level: number): Shape {
  const [width, height] = [WIDTHS[level]!, HEIGHTS[level]!];
  const ring = (grown: number) => roundedSquare(width + grown, 0.06 + grown / 2);
  const [floor, trim] = [FLOORS[level]!, TRIMS[level]!];
  return loft([
    { outline: ring(0.02), y: 0, tint: FOOT },
    { outline: ring(0.02), y: 0.03, tint: FOOT },
    { outline: ring(0), y: 0.05, tint: WHITE },
    { outline: ring(0), y: height - 0.05, tint: WHITE },
    { outline: ring(0.025), y: height - 0.04, tint: trim },
    { outline: ring(0.025), y: height - 0.008, tint: trim },
    { outline: ring(0), y: height + 0.012, tint: trim },
    { outline: ring(-0.05), y: height + 0.012, tint: trim },
    { outline: ring(-0.06), y: height, tint: floor },
  ]);
}

/** Put a flat shape on all four walls. */
function onWalls(shape: Shape, level: number, x: number, y: number, tint: string): Shape[] {
  return around(moved(paint(shape, tint), x, y, WIDTHS[level]! / 2 + 0.004));
}

/** Ground floor: a blue door between two windows. */
function first(): Shape {
  const step = box(0.2, 0.03, 0.05, 0, 0.015, WIDTHS[0]! / 2 + 0.025, FOOT);
  return layered(
    join(body(0), ...onWalls(arch(0.15, 0.26), 0, 0, 0.03, BLUE), ...around(step)),
    join(...[-0.25, 0.25].flatMap((x) => onWalls(arch(0.1, 0.15), 0, x, 0.13, BLUE))),
  );
}

/** First floor: an arcade. */
function second(): Shape {
  const arcade = [-0.2, 0, 0.2].flatMap((x) => onWalls(arch(0.145, 0.25), 1, x, 0.05, RECESS));
  return layered(
    join(body(1), ...arcade),
    join(...[-0.2, 0, 0.2].flatMap((x) => onWalls(moved(arch(0.075, 0.15), 0, 0, 0.004), 1, x, 0.05, BLUE))),
  );
}

/** Second floor: a balcony on each side. */
function third(): Shape {
  const wall = WIDTHS[2]! / 2;
  const balcony = join(
    box(0.26, 0.03, 0.07, 0, 0.07, wall + 0.035, WHITE),
    box(0.26, 0.014, 0.014, 0, 0.15, wall + 0.063, BLUE),
    ...[-0.12, -0.06, 0, 0.06, 0.12].map((x) => box(0.012, 0.08, 0.012, x, 0.115, wall + 0.063, BLUE)),
  );
  return layered(join(body(2), ...around(balcony)), join(...onWalls(arch(0.12, 0.2), 2, 0, 0.085, BLUE)));
}

export function block(level: number): Shape {
  return [first, second, third][level]!();
}

export function dome(): Shape {
  return join(
    moved(paint(new CylinderGeometry(0.235, 0.245, 0.06, 24), WHITE), 0, 0.03, 0),
    moved(paint(new SphereGeometry(0.225, 24, 8, 0, 2 * Math.PI, 0, Math.PI / 2), "#2f7fd6"), 0, 0.05, 0),
    moved(paint(new CylinderGeometry(0.03, 0.045, 0.05, 8), WHITE), 0, 0.285, 0),
    moved(paint(new SphereGeometry(0.03, 8, 6), "#f0c75a"), 0, 0.325, 0),
  );
}
