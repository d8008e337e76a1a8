import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Runs axe over the whole page; the failure's text has the reasons. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    // Otherwise axe collects results in a second page, which doubles the cost and only helps frames of other origins.
    .setLegacyMode()
    // For rules that pass, axe then describes only the first element, which no test reads.
    .options({ resultTypes: ["violations"] })
    .analyze();
  expect(passes.length).toBeGreaterThan(10);
  expect(page.frames().length, "frames, which axe then does not look into").toBe(1);
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
  );
  expect(found, page.url()).toEqual([]);
}

interface Heard {
  role: string;
  name: string;
}

/** The accessible content of the page's main part, in order, as Chromium computes it for screen readers. */
export async function listenTo(page: Page): Promise<Heard[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  await session.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const heard: Heard[] = [];
  const walk = (nodeId: string): void => {
    const node = byId.get(nodeId);
    if (!node) return;
    const role = String(node.role?.value ?? "");
    if (!node.ignored && role !== "InlineTextBox") heard.push({ role, name: String(node.name?.value ?? "") });
    for (const childId of node.childIds ?? []) walk(childId);
  };
  const main = nodes.find(({ ignored, role }) => !ignored && role?.value === "main");
  if (main) walk(main.nodeId);
  return heard;
}
