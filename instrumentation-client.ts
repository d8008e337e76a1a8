/** Of the visits this share is measured, so that the others need no script for it. */
const MEASURED_SHARE = 0.25;

// The content security policy forbids to make code from text, which zod otherwise tries out when it first parses.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

// A browser that a program drives is no visitor.
if (Math.random() < MEASURED_SHARE && !navigator.webdriver && !isSavingData()) {
  window.addEventListener("load", () => setTimeout(() => void measureVisit()));
}

// A link such as `/?code=EID10` brings a code for the checkout: see components/checkout/kept-code.ts.
const code = new URLSearchParams(location.search).get("code");
try {
  if (code) localStorage.setItem("code", code);
} catch {
  // Then the shopper types it.
}

async function measureVisit(): Promise<void> {
  // A visit that cannot be measured is none of the visitor's troubles.
  const observer = await import("@/lib/reports/vitals/observe-visit").catch(() => null);
  observer?.observeVisit();
}

function isSavingData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
