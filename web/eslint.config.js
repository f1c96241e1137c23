import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  { ignores: ["src/protocol/generated.ts", "src/learn/generated.ts", "src/learn/lessons"] }, // written by the build
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: { projectService: true, extraFileExtensions: [".svelte"] },
    },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // A method is async because its interface answers with a promise, whether or not this one has to wait.
      "@typescript-eslint/require-await": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // ESLint cannot see the types of what a component exports, and takes them for `any`; svelte-check sees them.
    files: ["**/*.svelte", "src/main.ts"],
    rules: {
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
    },
  },
  {
    files: ["**/*.svelte"],
    rules: {
      // What a $derived assigns is read when it runs again.
      "no-useless-assignment": "off",
    },
  },
  {
    files: ["*.js", "tools/*.mjs"], // they belong to no TypeScript project
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { globals: globals.node },
  },
);
