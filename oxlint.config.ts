import type { OxlintConfig, OxlintOverride } from "oxlint";
import { LIB_OF_BROWSER, LIB_OF_COMPONENTS } from "./tools/structure/lib-of-browser";

/** What must not be imported, and why. */
type Wall = { message: string } & ({ group: string[] } | { regex: string });

/** A room of the house, by its alias or from a folder beside it. */
const rooms = (...names: string[]): string => `^(?:@|\\.\\.(?:/\\.\\.)*)/(?:${names.join("|")})(?:/|$)`;

/** Files that import nothing. */
const WITHOUT_IMPORTS = [
  "categories",
  "catalogue/products/fields",
  "orders/lifecycle",
  "platform/time/durations.mjs",
  "**/constants",
];
/** What models may import from lib, at any depth; the couriers' facts import each other alone. */
const LIB_OF_MODELS = [...WITHOUT_IMPORTS, "delivery/couriers/registry"];

const allow = (names: string[]): string[] => ["!@/lib/**/", ...names.map((name) => `!@/lib/${name}`)];
const libExcept = (names: string[]): string[] => ["@/lib/**", ...allow(names)];

const ACROSS = { regex: "^\\.\\./", message: "Import across folders with @/." };
const TESTING = { regex: rooms("testing"), message: "Only tests and the stress tool import their support." };
const APP = { regex: rooms("app"), message: "Only app imports app." };
const E2E = { regex: rooms("e2e"), message: "Only tests import e2e." };
const TOOLS = { regex: rooms("tools"), message: "Only package.json knows the tools." };
const COMPONENTS = { regex: rooms("components"), message: "Only app imports components." };
const AROUND_SHOP = {
  regex: rooms("demo", "scripts", "server", "tools"),
  message: "The shop knows neither the server around it, nor its scripts and tools, nor the demo.",
};
const AROUND_SERVER = {
  regex: rooms("app", "components", "models", "demo", "scripts", "tools"),
  message: "The server knows of the shop only what lib has for it.",
};
const AROUND_DEMO = {
  regex: rooms("scripts", "server", "tools"),
  message: "The demo is products and accounts.",
};
const UI_LIBRARIES = {
  group: ["swiper", "swiper/**", "sweetalert2", "react-simple-typewriter", "react-easy-crop"],
  message: "Only components/ui imports this library.",
};
const DATABASE = {
  group: ["@/models/**", "mongoose", "mongodb"],
  message: "Only lib talks to the database.",
};

const OUTSIDE_APP = [TESTING, APP, E2E];
const SHOP = [ACROSS, ...OUTSIDE_APP, AROUND_SHOP];

/** Who may import whom. Of the zones that a file lies in, the last one counts, whole. */
const ZONES: { files: string[]; walls: Wall[] }[] = [
  { files: ["**"], walls: [ACROSS, ...OUTSIDE_APP, UI_LIBRARIES] },
  { files: ["app/**"], walls: [ACROSS, TESTING, E2E, AROUND_SHOP, UI_LIBRARIES, DATABASE] },
  {
    files: ["app/api/openapi.json/route.ts"],
    walls: [
      {
        group: ["@/app/**", "!@/app/api/", "!@/app/api/**"],
        message: "It describes the calls, and nothing else of app.",
      },
      TESTING,
      AROUND_SHOP,
      COMPONENTS,
      DATABASE,
    ],
  },
  {
    files: ["components/**"],
    walls: [
      ...SHOP,
      UI_LIBRARIES,
      DATABASE,
      {
        group: libExcept(LIB_OF_COMPONENTS),
        message:
          "Components import from lib only schema, dto, rules, constants, api, count, and what else runs in the browser.",
      },
    ],
  },
  {
    files: ["components/ui/**"],
    walls: [
      ...SHOP,
      DATABASE,
      { group: ["@/components/*/*", "!@/components/ui/*"], message: "Primitives know no domain." },
      {
        group: libExcept([
          "platform/time/durations.mjs",
          "platform/http/api-error",
          "platform/http/retry-status",
          "platform/http/read-retry",
          "own-pictures",
          "words/**",
        ]),
        message: "Primitives know no domain.",
      },
    ],
  },
  { files: ["lib/**", "middleware.ts", "instrumentation*.ts"], walls: [...SHOP, COMPONENTS, UI_LIBRARIES] },
  {
    files: LIB_OF_BROWSER.map((name) => `lib/${name}.ts`),
    walls: [
      ...SHOP,
      COMPONENTS,
      UI_LIBRARIES,
      ...[
        { group: ["@/models/**", "mongoose", "mongodb", "server-only", "node:*", "./*"] },
        { group: libExcept(LIB_OF_BROWSER) },
      ].map((wall) => ({ ...wall, message: "This file also runs in the browser." })),
    ],
  },
  {
    files: WITHOUT_IMPORTS.map((name) => `lib/${name}.ts`),
    walls: [{ regex: "", message: "Models read this file: it imports nothing." }],
  },
  {
    files: ["models/**"],
    walls: [
      {
        group: [
          "*",
          "!mongoose",
          "!@/",
          "!@/models/",
          "!@/models/*",
          "!@/lib/",
          "@/lib/**",
          ...allow(LIB_OF_MODELS),
        ],
        message: "Models import mongoose and constants.",
      },
    ],
  },
  { files: ["server/**"], walls: [TESTING, E2E, AROUND_SERVER] },
  { files: ["scripts/**/*.ts"], walls: [ACROSS, ...OUTSIDE_APP, COMPONENTS, TOOLS, UI_LIBRARIES] },
  { files: ["scripts/**/*.mjs"], walls: [...OUTSIDE_APP, COMPONENTS, TOOLS] },
  { files: ["demo/**"], walls: [ACROSS, ...OUTSIDE_APP, COMPONENTS, AROUND_DEMO] },
  { files: ["tools/**/*.ts"], walls: [ACROSS, ...OUTSIDE_APP, COMPONENTS, UI_LIBRARIES] },
  { files: ["tools/**/*.mjs"], walls: [...OUTSIDE_APP, COMPONENTS] },
  { files: ["tools/stress/**/*.ts"], walls: [ACROSS, APP, E2E, COMPONENTS, UI_LIBRARIES] },
  {
    files: [
      "e2e/**",
      "testing/**",
      "{app,components,lib,models,middleware,demo,scripts,server,tools}/**/*.test.{ts,tsx}",
    ],
    walls: [],
  },
];

const toOverride = ({ files, walls }: (typeof ZONES)[number]): OxlintOverride => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns: walls }] },
});

export default {
  plugins: ["typescript", "react", "import", "unicorn", "jsx-a11y", "nextjs", "promise", "node", "oxc"],
  categories: { correctness: "error", suspicious: "error" },
  ignorePatterns: [".next", ".data", ".cache", "public", "studio", "next-env.d.ts"],
  rules: {
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "import/no-unassigned-import": ["error", { allow: ["server-only", "**/{*.css,settings}", "swiper/**"] }],
    "no-underscore-dangle": "off",
    "no-await-in-loop": "off",
    "react/react-in-jsx-scope": "off",
    "jsx-a11y/no-noninteractive-tabindex": "off",
    "jsx-a11y/no-noninteractive-element-interactions": "off",
    "jsx-a11y/click-events-have-key-events": "off",
    "jsx-a11y/no-static-element-interactions": "off",
    "nextjs/no-img-element": "off",
    "unicorn/no-array-reverse": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/consistent-function-scoping": "off",
    "typescript/consistent-return": "off",
    "max-lines": ["error", { max: 300 }],
    "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
    "node/no-process-env": "error",
    "no-restricted-globals": [
      "error",
      ...["globalThis", "global"].map((name) => ({
        name,
        message: "What a process shares has its name in lib/platform/process-state.mjs.",
      })),
    ],
    "typescript/no-explicit-any": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/await-thenable": "error",
    "typescript/consistent-type-imports": "error",
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
  },
  overrides: [
    ...ZONES.map(toOverride),
    { files: ["app/**"], rules: { "import/no-default-export": "off", "unicorn/filename-case": "off" } },
    {
      files: [
        "**/*.config.ts",
        "**/*.config.mjs",
        "scripts/launcher/vitest-*.mjs",
        "server/cache/page-cache.mjs",
        "e2e/support/*-setup.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    {
      files: [
        "{scripts,server,tools,demo,testing}/**",
        "e2e/**",
        "*.config.ts",
        "lib/env.ts",
        "instrumentation.ts",
        "**/*.test.ts",
      ],
      rules: { "node/no-process-env": "off" },
    },
    {
      files: ["e2e/**", "**/*.test.ts", "**/*.test.tsx", "testing/**"],
      rules: {
        "max-lines-per-function": "off",
        "typescript/no-unsafe-type-assertion": "off",
        "no-empty-pattern": "off",
        "no-loss-of-precision": "off",
      },
    },
    {
      files: [
        "lib/platform/process-state.mjs",
        "instrumentation-client.ts",
        "scripts/launcher/vitest-setup.ts",
        "scripts/launcher/test-worker.mjs",
        "e2e/support/page-policy.ts",
      ],
      rules: { "no-restricted-globals": "off" },
    },
  ],
} satisfies OxlintConfig;
