/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $: path("./src"), $locales: path("../src/santorini/locales") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: path("../src/santorini/server/pages"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    target: "es2022",
    // Threlte says that all of three.js has effects, and would keep it whole.
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: /@threlte/, sideEffects: false }] } },
    chunkSizeWarningLimit: 800, // the island, which is loaded when it is needed
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
