import { onCLS, onINP, onLCP, onTTFB } from "web-vitals";
import type { AddVitalsInput } from "@/lib/vitals/schema";

/** Measures this visit, and tells the shop when the visitor leaves or looks away for the first time. */
export function observeVisit(): void {
  const path = window.location.pathname;
  const values: AddVitalsInput["values"] = {};
  for (const observe of [onLCP, onINP, onCLS, onTTFB]) {
    observe(({ name, value }) => {
      values[name] = value;
    });
  }
  // Registered after those of the metrics, which finish theirs on the same event.
  document.addEventListener("visibilitychange", function tell() {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", tell);
    const body: AddVitalsInput = { path, width: window.innerWidth, values };
    navigator.sendBeacon("/api/vitals", new Blob([JSON.stringify(body)], { type: "application/json" }));
  });
}
