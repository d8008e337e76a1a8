import { beforeAll } from "vitest";
import { type Project, writeInto } from "@/testing/commands/project";

/** With these, the settings and the launcher are ours. */
export const SETTINGS = [
  "oxlint.config.ts",
  ".prettierrc.json",
  ".prettierignore",
  ".gitignore",
  "vitest.config.ts",
  "scripts/launcher",
  "tools/structure",
  // The launcher and the choice of tests need these.
  "lib/platform/jobs/backoff.mjs",
  "lib/platform/time/durations.mjs",
  "lib/categories.ts",
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

/** Fills the project with a page and a function: what a command says of the whole house, it says of them in seconds. */
export function useSmallHouse(project: Project): void {
  beforeAll(async () => {
    for (const [path, content] of Object.entries(FILES)) await writeInto(project, path, content);
  });
}

/** A test of the small house, which is green where twice the price is 2,500. */
export const priceTest = (price: number): string => `import { expect, it } from "vitest";
import { priceOf } from "@/lib/price-of";

it("multiplies", () => expect(priceOf(${price}, 2)).toBe(2_500));
`;
