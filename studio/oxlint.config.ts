import type { OxlintConfig } from "oxlint";

export default {
  plugins: ["typescript", "import", "unicorn", "promise", "node", "oxc"],
  categories: { correctness: "error", suspicious: "error" },
  rules: {
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "no-await-in-loop": "off",
    "unicorn/no-array-reverse": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/consistent-function-scoping": "off",
    "typescript/consistent-return": "off",
    "max-lines": ["error", { max: 300 }],
    "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/await-thenable": "error",
    "typescript/consistent-type-imports": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "no-restricted-imports": [
      "error",
      {
        patterns: [
          { regex: "^\\.\\./", message: "Import across folders with @/." },
          {
            group: ["@/**", "!@/demo/**", "!@/studio/**"],
            message: "The studio knows the demo, and nothing else of the shop.",
          },
        ],
      },
    ],
  },
  overrides: [
    { files: ["*.config.ts"], rules: { "import/no-default-export": "off" } },
    { files: ["**/*.test.ts"], rules: { "typescript/no-unsafe-type-assertion": "off" } },
  ],
} satisfies OxlintConfig;
