import { chromium, type Browser } from "playwright";

/** A browser without a window: the one of CHROMIUM_PATH, or Playwright's own. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  const options = { args: ["--disable-gpu"], ...(executablePath && { executablePath }) };
  return await chromium.launch(options).catch((cause: unknown) => {
    throw new Error(
      "No browser starts: set CHROMIUM_PATH to a Chromium, or run npx playwright install chromium.",
      { cause },
    );
  });
}
