import { performance } from "node:perf_hooks";
import type { Locator, Page } from "@playwright/test";

const PATIENCE_MS = 30_000;

/** Somebody with a phone, whose taps are counted. What is typed is counted as the tap into the field. */
export class Hand {
  taps = 0;

  constructor(readonly page: Page) {
    page.setDefaultTimeout(PATIENCE_MS);
  }

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.tap();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.taps += 1;
    await field.fill(text);
  }

  async choose(field: Locator, option: string): Promise<void> {
    // Opening the list, and the option.
    this.taps += 2;
    await field.selectOption(option);
  }

  /** Closes the pop-up that is shown. */
  async okay(): Promise<void> {
    const popUp = this.page.getByRole("dialog");
    await this.tap(popUp.getByRole("button", { name: "Okay" }));
  }

  async measure(work: () => Promise<void>): Promise<{ taps: number; milliseconds: number }> {
    const [taps, start] = [this.taps, performance.now()];
    await work();
    return { taps: this.taps - taps, milliseconds: performance.now() - start };
  }
}
