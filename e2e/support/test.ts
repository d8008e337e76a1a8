import { test as base, type Page } from "@playwright/test";

/**
 * A page that is fetched ahead brings its pictures with it. Whoever then takes their time before they go there, as on a busy
 * machine, reads this from the browser.
 */
const FETCHED_AHEAD = "was preloaded using link preload but not used within a few seconds";

/** Fails a test whose pages wrote an error or a warning to the console, or threw. */
export const test = base.extend<{ watch: (page: Page) => void; quietConsole: undefined }>({
  watch: async ({}, use) => {
    const complaints: string[] = [];
    await use((page) => {
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type()) && !message.text().includes(FETCHED_AHEAD))
          complaints.push(`${message.text()} ${message.location().url}`);
      });
    });
    if (complaints.length > 0) throw new Error(`The console is not quiet:\n${complaints.join("\n")}`);
  },
  quietConsole: [
    async ({ page, watch }, use) => {
      watch(page);
      await use(undefined);
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";
