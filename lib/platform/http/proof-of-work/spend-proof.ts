import "server-only";
import { connectDb } from "@/lib/platform/database/db";
import { RETRY_SOON_SECONDS } from "@/lib/platform/http/error-codes.mjs";
import { AppError } from "@/lib/platform/http/errors";
import { CHALLENGE_LIFE_SECONDS } from "@/lib/platform/http/proof-of-work/challenge.mjs";
import { type RateRule, tryConsume } from "@/lib/platform/http/rate-limit";

const ONCE: RateRule = { name: "proof", points: 1, windowSeconds: CHALLENGE_LIFE_SECONDS, isScaled: false };

/** The id of the proof that the server in front has taken with this request; it drops what a client sends in this header. */
export const proofIn = (headers: Headers): string | null => headers.get("x-proof");

/**
 * Spends a proof over all servers; without one, nothing happens. Throws PROOF_NEEDED, without a challenge, for one that was
 * spent at another server: the next try gets one, if there is still need of it.
 */
export async function spendProof(id: string | null): Promise<void> {
  if (id === null) return;
  await connectDb();
  if (!(await tryConsume(ONCE, id)))
    throw new AppError("PROOF_NEEDED", { retryAfterSeconds: RETRY_SOON_SECONDS });
}
