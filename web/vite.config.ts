/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { languages } from "./languages.ts";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

// All that plays no part in a game on the server works without it. The island is kept once it was seen.
const app = VitePWA({
  injectRegister: false, // $/app/version does it, after the page has loaded
  manifest: {
    name: "Santorini",
    short_name: "Santorini",
    id: "/",
    start_url: "/",
    display: "standalone",
    theme_color: "#1f6f9c",
    background_color: "#f6f3ec",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-maskable.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  },
  includeManifestIcons: false, // the system keeps its own
  workbox: {
    globPatterns: ["**/*.{html,js,css,json,woff2}", "icon.svg"],
    globIgnores: ["assets/Island-*"],
    runtimeCaching: [
      {
        urlPattern: /\/assets\/Island-/,
        handler: "CacheFirst",
        options: { cacheName: "island", expiration: { maxEntries: 2 } },
      },
    ],
    navigateFallbackDenylist: [/^\/(api|health|ready|metrics|openapi)\b/],
    clientsClaim: true,
    inlineWorkboxRuntime: true,
  },
});

/** Pack as well as it can be done what is sent often: the server has no time for it. */
const packed: Plugin = {
  name: "packed",
  apply: "build",
  writeBundle({ dir }, bundle) {
    for (const name of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
      const file = join(dir!, name);
      writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file)));
    }
  },
};

export default defineConfig({
  plugins: [svelte(), languages(path("../src/santorini/locales")), app, packed],
  resolve: {
    alias: { $: path("./src") },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: path("../src/santorini/server/pages"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content security policy allows no data: scripts or styles
    target: "es2022",
    rolldownOptions: {
      // Threlte says that all of three.js has effects, and would keep it whole.
      treeshake: { moduleSideEffects: [{ test: /@threlte/, sideEffects: false }] },
      // A page comes in few files, for each takes a journey.
      output: {
        codeSplitting: {
          groups: [
            { name: "app", tags: ["$initial"] },
            { name: "common", test: /src\/(coach|protocol|start|ui|words)/, minShareCount: 2 },
            { name: "game", test: /src\//, minShareCount: 2 },
          ],
        },
      },
    },
    chunkSizeWarningLimit: 800, // the island, which is loaded when it is needed
  },
  server: {
    fs: { allow: [path("..")] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
  test: { include: ["src/**/*.test.ts"], setupFiles: "src/testkit/setup.ts" },
});
