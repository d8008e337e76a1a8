import { readLocalPath } from "@/lib/words/local-path.mjs";
import { getCategoryBySlug } from "@/lib/categories";
import { allCategories } from "@/lib/shop-categories";
import { PATHS, readLaterPage } from "@/lib/paths";
import type { Device, VisitedPage } from "@/lib/reports/vitals/constants";

/**
 * What is measured of a visit, with the bounds of "good" and "poor" that the search engines use: milliseconds, and for
 * the layout shift its score. Source: web.dev/articles/vitals.
 */
export const METRICS = {
  LCP: { good: 2_500, poor: 4_000 },
  INP: { good: 200, poor: 500 },
  CLS: { good: 0.1, poor: 0.25 },
  TTFB: { good: 800, poor: 1_800 },
} as const;

export type Metric = keyof typeof METRICS;

export const METRIC_NAMES = ["LCP", "INP", "CLS", "TTFB"] as const satisfies readonly Metric[];

/** Search engines judge a page by what this share of its visits did not exceed. */
export const SHARE_OF_VISITS = 0.75;

const NARROWEST_COMPUTER_PX = 768;

const INFORMATION: string[] = [PATHS.about, PATHS.returns, PATHS.privacy, PATHS.terms];
const SIGN_IN: string[] = [PATHS.login, PATHS.register, PATHS.reset];

/** The kind of page behind an address; null for what is no page of ours. */
export function pageOf(address: string): VisitedPage | null {
  const { path } = readLocalPath(address);
  const [first = "", second, ...rest] = path.split("/").slice(1);
  if (path === PATHS.home) return "home";
  const isCategoryPage = second === undefined || (rest.length === 0 && readLaterPage(second) !== null);
  if (getCategoryBySlug(allCategories(), first) && isCategoryPage) return "category";
  if (first === "details" && second) return "product";
  if (first === "dashboard") return "dashboard";
  if (INFORMATION.includes(path)) return "information";
  return SIGN_IN.includes(path) ? "sign-in" : null;
}

/** Tells the device by the width of the window in CSS pixels. */
export const deviceOf = (width: number): Device => (width < NARROWEST_COMPUTER_PX ? "phone" : "computer");

export type Verdict = "good" | "needs work" | "poor";

export function verdictOf(metric: Metric, value: number): Verdict {
  const { good, poor } = METRICS[metric];
  if (value <= good) return "good";
  return value <= poor ? "needs work" : "poor";
}
