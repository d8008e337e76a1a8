import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { AddVitalsInput } from "@/lib/reports/vitals/schema";

/** Measures this visit, and reports it to the shop when the visitor leaves or looks away for the first time. */
export function observeVisit(): void {
  const path = window.location.pathname;
  const values: AddVitalsInput["values"] = {};
  for (const observe of [onLCP, onINP, onCLS, onTTFB]) {
    // Every change and not the last word alone, which is said before a tap of the last moment is looked at.
    const options = { reportAllChanges: true };
    observe(({ name, value }) => (values[name] = value), options);
  }
  // At the window and not at the document, where the metrics finish theirs on the same event, some registered later.
  window.addEventListener("visibilitychange", function report() {
    if (document.visibilityState !== "hidden") return;
    window.removeEventListener("visibilitychange", report);
    const body: AddVitalsInput = { path, width: window.innerWidth, values };
    navigator.sendBeacon("/api/vitals", new Blob([JSON.stringify(body)], { type: "application/json" }));
  });
}
