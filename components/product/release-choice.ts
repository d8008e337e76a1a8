import { keepChoice, readChoice } from "@/components/product/keep-choice";
import { detailsPath } from "@/lib/paths";
import { MINUTE_MS } from "@/lib/platform/time/durations.mjs";
import { readLocalPath } from "@/lib/words/local-path.mjs";

/** How long after the press a sign-in still means it, and how long after the sign-in the way back may take. */
const MEANT_FOR_MS = 30 * MINUTE_MS;

export const isRecent = (at = 0): boolean => Date.now() - at < MEANT_FOR_MS;

/**
 * After a sign-in that leads back to `path`: what this tab wanted to put into the cart on that page goes into it there.
 * An address alone releases nothing: the choice is this tab's own, and not an old one.
 */
export function releaseChoice(path: string | null): void {
  const [before, rest = ""] = readLocalPath(path ?? "").path.split(detailsPath(""));
  const [productId = ""] = rest.split(/[/?#]/);
  const kept = before === "" ? readChoice(productId) : null;
  if (kept && isRecent(kept.pressedAt)) keepChoice(productId, { ...kept, releasedAt: Date.now() });
}
