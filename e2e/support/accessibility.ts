import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** axe over the whole page, with the reasons in the failure's text. */
export async function expectNoViolations(page: Page): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page })
    // Else it sums up in a page of its own, which costs as much again, and is of use to frames of other origins alone.
    .setLegacyMode()
    // Of what passes only the first element is described: no test reads it.
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

/** What a screen reader is given of the page's main part, in its order, as Chromium computes it. */
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
