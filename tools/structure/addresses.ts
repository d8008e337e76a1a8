import { CATEGORIES } from "@/lib/categories";
import { localPath } from "@/lib/words/local-path.mjs";

/** Pages of which next.config.ts makes others, at the addresses of the home page and of the categories. */
const INNER = new Set(["front", "filtered", "rail", "[category]"]);
const SHELF = ["/", ...CATEGORIES.map(({ slug }) => `/${slug}`)];

/**
 * How the address of a page, a call or a layout begins, as far as it is the same for all: of app/api/orders/[id]/route.ts
 * both /api/orders and /orders, which is how the helpers of the browser tests write it.
 */
export function addressesOf(file: string): string[] {
  const parts = file
    .split("/")
    .slice(1, -1)
    .filter((part) => !part.startsWith("("));
  const isBangla = parts[0] === "bn";
  if (isBangla) parts.shift();
  const [first = ""] = parts;
  if (first === "" || INNER.has(first)) return SHELF.map((path) => localPath(isBangla ? "bn" : "en", path));
  const dynamic = parts.findIndex((part) => part.startsWith("["));
  const fixed = (dynamic === -1 ? parts : parts.slice(0, dynamic)).map((part) => `/${part}`);
  const address = `${isBangla ? "/bn" : ""}${fixed.join("")}`;
  return first === "api" && fixed.length > 1 ? [address, fixed.slice(1).join("")] : [address];
}

/** Whether a text names an address, or one below it: in quotes, behind a method too, and as a whole. */
export function namesAddress(text: string, address: string): boolean {
  const end = address === "/" ? "[\"'`?#]" : "(?![\\w-])";
  const pattern = new RegExp(`["'\`}](?:[A-Z]+ )?${address.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")}${end}`);
  return pattern.test(text);
}
