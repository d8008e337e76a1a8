import type { Page } from "@playwright/test";

/** Notes from now on what the content security policy of the pages forbids; the answer lists it for the page shown. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { policyViolations: seen });
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI }) => {
      seen.push(`${effectiveDirective} ${blockedURI}`);
    });
  });
  return async () =>
    await page.evaluate(() => (globalThis as unknown as { policyViolations: string[] }).policyViolations);
}

/** Resolves when React answers on whatever page this is. */
export async function waitUntilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("a, button")].some((element) =>
      Object.keys(element).some((key) => key.startsWith("__reactProps$")),
    ),
  );
}
