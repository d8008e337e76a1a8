import { beforeAll } from "vitest";
import { type Project, writeInto } from "@/testing/commands/project";
import { LAUNCHER_IMPORTS } from "@/testing/launcher-imports";

/** The project takes the settings and the launcher from us with these. */
export const SETTINGS = [
  "oxlint.config.ts",
  ".prettierrc.json",
  ".prettierignore",
  ".gitignore",
  "vitest.config.ts",
  "scripts/launcher",
  "tools/structure",
  ...LAUNCHER_IMPORTS,
  // The selection of tests needs it.
  "lib/categories.ts",
  "lib/words/constants.ts",
  "lib/words/local-path.mjs",
];

const FILES = {
  "next.config.ts": "export default {};\n",
  "app/layout.tsx": `import type { ReactNode } from "react";

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
`,
  "app/page.tsx": `export default function HomePage() {
  return <p>Open</p>;
}
`,
  "lib/price-of.ts": `export function priceOf(price: number, quantity: number): number {
  return price * quantity;
}
`,
};

/** Fills the project with only a page and a function, so that a command on the whole project takes seconds. */
export function useSmallHouse(project: Project): void {
  beforeAll(async () => {
    for (const [path, content] of Object.entries(FILES)) await writeInto(project, path, content);
  });
}

/** A test of the small project, which passes where twice the price is 2,500. */
export const priceTest = (price: number): string => `import { expect, it } from "vitest";
import { priceOf } from "@/lib/price-of";

it("multiplies", () => expect(priceOf(${price}, 2)).toBe(2_500));
`;
