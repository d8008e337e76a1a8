import { defineConfig } from "@playwright/test";
import type { Browser } from "./scripts/launcher/browser.mjs";
import { resolveBrowsers } from "./scripts/launcher/browsers.mjs";

const baseURL = process.env.BASE_URL;
if (baseURL === undefined) {
  throw new Error('These tests need a running shop: start them with "npm run test:e2e".');
}

/** A busy browser takes the line for slow, and then loads pictures from farther below the window. */
const LINE = "--force-effective-connection-type=4G";

/** What an older or another engine could do otherwise; the rest is tried on the newest Chromium alone. */
const EVERY_CHROMIUM = /@every-(browser|chromium)/;
/**
 * What a browser with its windows could do otherwise than the headless shell of the same version: gestures that it may take
 * for its own, passwords that it offers to keep. The engine is the same.
 */
const WHOLE_CHROMIUM = /@whole-chromium/;
const EVERY_BROWSER = /@every-browser/;

/** What is the same on every screen is tried on one, and says so in its title; a whole file of it is named `….desktop.spec.ts` or `….phone.spec.ts`. */
const ONE_SCREEN = { desktop: /@desktop\b|\.desktop\.spec\.ts/, phone: /@phone\b|\.phone\.spec\.ts/ };

/**
 * What "npm test -- --ci" tries alone, and says so in its title or in the name of its file. A person waits ten minutes for
 * "npm test", so it has one way through each page that people use each day, and no more: what an owner does now and then
 * (settings, texts, collections, sales), the second trouble of a form, rare ones of a line, a browser or the database, what an
 * attacker sends, how a page fits, moves and weighs, and what axe says of it are here. The shop's rules behind them are tried in "npm test" too, by tests of units and calls. "npm test -- --changed" also
 * tries these, where the change could break them.
 */
const CI = /@ci\b|\.ci\./;
const left = process.env.TEST_CI === "on" ? [] : [CI];

/** In "npm test" each other test runs on one screen, a phone where nothing is said, and in the newest Chromium alone. */
const isOneScreen = process.env.TEST_SCREENS === "one";

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const launch = ({ executablePath, args, env }: Browser) => ({
  launchOptions: { executablePath, args: [...args, LINE], env: { ...process.env, ...env } },
});

const { newest, shell, older, firefox } = await resolveBrowsers();

/** What is tried in another browser too, where there is that one. */
const onPhone = (name: string, browser: Browser | null, grep: RegExp) =>
  browser && !isOneScreen
    ? [{ name, testMatch: "pages/**", grep, use: { ...PHONE, ...launch(browser) } }]
    : [];

export default defineConfig({
  testDir: "e2e",
  globalSetup: "./e2e/support/loopback-setup.ts",
  // Each of them waits for pauses and animations between its steps.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // A walk through the whole shop takes 13 s on two idle cores, and several times that on busy ones.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL,
    trace: "off",
    timezoneId: "Asia/Dhaka",
    ...launch(shell ?? newest),
  },
  projects: [
    // The other browsers first: their few files take long, and would leave workers idle at the end.
    ...onPhone("whole-chromium", shell && newest, WHOLE_CHROMIUM),
    ...onPhone("older-chromium", older, EVERY_CHROMIUM),
    ...(firefox && !isOneScreen
      ? [
          {
            name: "firefox",
            testMatch: "pages/**",
            grep: EVERY_BROWSER,
            use: {
              ...DESKTOP,
              browserName: "firefox" as const,
              channel: "moz-firefox",
              launchOptions: {
                executablePath: firefox.executablePath,
                args: [],
                env: { ...process.env, ...firefox.env },
              },
            },
          },
        ]
      : []),
    { name: "api", testMatch: "api/**", ...(isOneScreen && { grepInvert: left }) },
    {
      name: "desktop",
      testMatch: "pages/**",
      ...(isOneScreen && { grep: ONE_SCREEN.desktop }),
      grepInvert: isOneScreen ? [ONE_SCREEN.phone, ...left] : ONE_SCREEN.phone,
      use: DESKTOP,
    },
    {
      name: "phone",
      testMatch: "pages/**",
      grepInvert: isOneScreen ? [ONE_SCREEN.desktop, ...left] : ONE_SCREEN.desktop,
      use: PHONE,
    },
  ],
});
