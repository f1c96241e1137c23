// Read by test_picking.py. What is drawn on the island, found without the page's own picking: every triangle that the
// scene holds is projected by the camera it was last drawn with, and the nearest one under a point tells the space on
// which its piece stands. three.js shows its scenes to whoever listens for its developer tools.
window.acts = [];
window.idle = true;
window.__THREE_DEVTOOLS__ = new EventTarget();
__THREE_DEVTOOLS__.addEventListener("observe", ({ detail: scene }) => {
  if (!scene.isScene) return;
  let before = () => {};
  const noting = (renderer, drawn, camera, ...rest) => {
    window.drawnBy = { scene, camera, canvas: renderer.domElement };
    before.call(scene, renderer, drawn, camera, ...rest);
  };
  Object.defineProperty(scene, "onBeforeRender", { get: () => noting, set: (given) => (before = given) });
});

// A step or a question is noted and refused, so that the board stays as it is.
window.WebSocket = class extends WebSocket {
  send(text) {
    const frame = JSON.parse(text);
    if (frame.type !== "step" && frame.type !== "why") return super.send(text);
    window.idle = false;
    acts.push({ type: frame.type, dst: frame.type === "step" ? frame.step & 31 : frame.dst });
    const answer = { type: "refused", code: "stale", id: frame.id, version: 0 };
    setTimeout(() => {
      this.onmessage?.({ data: JSON.stringify(answer) });
      requestAnimationFrame(() => (window.idle = true)); // by then the page has taken it in
    });
  }
};

/** All pieces as they are on the screen: triangles with their depth, and discs of signs. */
window.drawing = () => {
  const { scene, camera, canvas } = drawnBy;
  const { left, top, width, height } = canvas.getBoundingClientRect();
  const times = (a, b) => {
    const out = Array(16).fill(0);
    for (let c = 0; c < 4; c++)
      for (let r = 0; r < 4; r++) for (let k = 0; k < 4; k++) out[c * 4 + r] += a[k * 4 + r] * b[c * 4 + k];
    return out;
  };
  const sight = times(camera.projectionMatrix.elements, camera.matrixWorldInverse.elements);
  const seen = (m, x, y, z) => {
    const [a, b, d, w] = [0, 1, 2, 3].map((r) => m[r] * x + m[4 + r] * y + m[8 + r] * z + m[12 + r]);
    return [left + ((a / w + 1) / 2) * width, top + ((1 - b / w) / 2) * height, d / w];
  };
  const spaceAt = (m) => {
    const [file, rank] = [Math.round(m[12]) + 2, 2 - Math.round(m[14])];
    return file >= 0 && file < 5 && rank >= 0 && rank < 5 ? rank * 5 + file : null;
  };
  const shapes = [];
  scene.updateMatrixWorld();
  scene.traverseVisible((thing) => {
    const material = Array.isArray(thing.material) ? thing.material[0] : thing.material;
    if (
      !material ||
      material.type === "MeshBasicMaterial" ||
      (material.transparent && material.opacity < 0.5)
    ) {
      if (material?.opacity === 0.3) shapes.push(...faces(thing, true));
      return;
    }
    if (thing.isSprite) {
      const m = times(sight, thing.matrixWorld.elements);
      const [x, y, depth] = seen(m, 0, 0, 0);
      const size = Math.hypot(...thing.matrixWorld.elements.slice(0, 3));
      const right = camera.matrixWorld.elements;
      const [rx, ry] = seen(
        sight,
        ...[0, 1, 2].map((n) => thing.matrixWorld.elements[12 + n] + right[n] * size * 0.46),
      );
      const over = thing.material.depthTest === false;
      shapes.push({
        sign: true,
        x,
        y,
        radius: Math.hypot(rx - x, ry - y),
        depth: over ? -2 : depth,
        space: spaceAt(thing.matrixWorld.elements),
      });
    } else if (thing.isMesh) shapes.push(...faces(thing, false));
  });
  function* faces(mesh, veiled) {
    if (!mesh.isMesh) return;
    const place = mesh.geometry.attributes.position;
    const index = mesh.geometry.index;
    const count = index ? index.count : place.count;
    for (let n = 0; n < (mesh.isInstancedMesh ? mesh.count : 1); n++) {
      const world = mesh.isInstancedMesh
        ? times(mesh.matrixWorld.elements, [...mesh.instanceMatrix.array.slice(16 * n, 16 * n + 16)])
        : mesh.matrixWorld.elements;
      const space = spaceAt(world);
      if (space === null || count > 20000) continue;
      if (
        Math.abs(world[12]) < 1e-6 &&
        Math.abs(world[14]) < 1e-6 &&
        mesh.geometry.boundingSphere?.radius > 1.2
      )
        continue; // land
      const m = times(sight, world);
      for (let t = 0; t + 2 < count; t += 3) {
        const corners = [0, 1, 2].map((k) => {
          const v = index ? index.getX(t + k) : t + k;
          return seen(m, place.getX(v), place.getY(v), place.getZ(v));
        });
        yield { corners, space, veiled };
      }
    }
  }
  return shapes;
};

/** What is drawn foremost at a point: its space, or null for the ground. */
window.drawnAt = (shapes, x, y) => {
  let best = null;
  for (const shape of shapes) {
    let depth;
    if (shape.sign) {
      if (Math.hypot(x - shape.x, y - shape.y) > shape.radius) continue;
      depth = shape.depth;
    } else {
      const [[ax, ay, ad], [bx, by, bd], [cx, cy, cd]] = shape.corners;
      const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
      if (Math.abs(area) < 1e-6) continue;
      const v = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
      const w = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
      if (v < 0 || w < 0 || v + w > 1) continue;
      depth = ad + v * (bd - ad) + w * (cd - ad);
    }
    if (!best || depth < best.depth)
      best = { depth, space: shape.space, veiled: !!shape.veiled, sign: !!shape.sign };
  }
  return best;
};

/** Points of a grid well inside the drawing of one of these spaces, and on top of everything there. */
window.pointsOver = (spaces, step, inner) => {
  const shapes = drawing();
  const { left, top, right, bottom } = drawnBy.canvas.getBoundingClientRect();
  const found = [];
  for (let y = top + step / 2; y < bottom; y += step)
    for (let x = left + step / 2; x < right; x += step) {
      const here = drawnAt(shapes, x, y);
      if (!here || here.veiled || !spaces.includes(here.space)) continue;
      const around = [0, 1, 2, 3].map((n) =>
        drawnAt(shapes, x + inner * [1, -1, 0, 0][n], y + inner * [0, 0, 1, -1][n]),
      );
      if (around.every((there) => there?.space === here.space))
        found.push({ x, y, space: here.space, sign: here.sign });
    }
  return found;
};
