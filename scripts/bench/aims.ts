/** What a figure should be, by the end of its name. Told beside it; nothing fails because of a time. */
const AIMS: [pattern: RegExp, aim: string][] = [
  [/^pages: .* fcp$/, "≤ 1,800 ms"],
  [/^pages: .* lcp$/, "≤ 2,500 ms"],
  [/^pages: .* tbt$/, "≤ 200 ms"],
  [/^pages: .* cls$/, "≤ 0.1"],
  [/^lighthouse: .* seo$/, "100"],
  [/^lighthouse: .* (accessibility|best-practices)$/, "100"],
];

export function aimOf(name: string): string {
  return AIMS.find(([pattern]) => pattern.test(name))?.[1] ?? "";
}
