import { defineConfig } from "@playwright/test";
import { resolveBrowser } from "../../scripts/launcher/browser.mjs";

const baseURL = process.env.BASE_URL;
if (baseURL === undefined)
  throw new Error('These pictures need a running shop: take them with "npm run screens".');

const { executablePath, args, env } = await resolveBrowser();

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** First every page of the demo shop as it is, then what the states need is added, then the states. */
export default defineConfig({
  testDir: ".",
  outputDir: "../../.cache/screens-run",
  reporter: "list",
  workers: 2,
  timeout: 90_000,
  use: {
    baseURL,
    timezoneId: "Asia/Dhaka",
    // Every picture is of a whole state: no half-faded slide, no half-typed title.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
  projects: [
    { name: "pages 1440", testMatch: "pages.shots.ts", use: desktop },
    { name: "pages 390", testMatch: "pages.shots.ts", use: phone },
    { name: "data", testMatch: "data.shots.ts", dependencies: ["pages 1440", "pages 390"] },
    { name: "states 1440", testMatch: "*states.shots.ts", use: desktop, dependencies: ["data"] },
    { name: "states 390", testMatch: "*states.shots.ts", use: phone, dependencies: ["data"] },
  ],
});
