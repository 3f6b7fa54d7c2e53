import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

// Formatting is prettier's, unknown names and unused ones are found by svelte-check.
export default defineConfig(
  { ignores: [".made/", "src/lib/server/api.d.ts"] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  svelte.configs.prettier,
  {
    rules: {
      eqeqeq: "error",
      "no-undef": "off",
      "no-unused-vars": "off",
      "@typescript-eslint/no-unused-vars": "off",
      // What is known to be there is written with "!"; noUncheckedIndexedAccess asks for it.
      "@typescript-eslint/no-non-null-assertion": "off",
      // Sets and maps in a state are replaced, not changed.
      "svelte/prefer-svelte-reactivity": "off",
      // {" "} keeps a blank where prettier breaks the line.
      "svelte/no-useless-mustaches": "off",
      // svelte-check looks after these.
      "svelte/no-unused-svelte-ignore": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
