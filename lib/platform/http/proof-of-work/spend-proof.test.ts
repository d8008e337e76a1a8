import { expect, it } from "vitest";
import { POST as confirmReset } from "@/app/api/passwordResets/confirm/route";
import { spendProof } from "@/lib/platform/http/proof-of-work/spend-proof";
import { useDatabase } from "@/testing/database";
import { codeOf, times } from "@/testing/outcomes";
import { contextWith, makeRequest } from "@/testing/requests";

// A proof is spent once, whatever the limits are multiplied with. Read when the first limit is made.
process.env.RATE_LIMIT_FACTOR = "1000";

useDatabase();

it("spends a proof once, though several servers have taken it at the same moment", async () => {
  const { done, codes } = await times(8, () => spendProof("id-of-a-proof"));
  expect(done).toHaveLength(1);
  expect(codes).toEqual(Array.from({ length: 7 }, () => "PROOF_NEEDED"));
  expect(await codeOf(spendProof("id-of-another"))).toBe("done");
});

it("asks nothing of a call without one", async () => {
  expect(await codeOf(Promise.all([spendProof(null), spendProof(null)]))).toBe("done");
});

it("refuses a spent one in the one error shape, before a password is hashed", async () => {
  const call = () =>
    confirmReset(
      makeRequest({
        json: { token: "t".repeat(43), password: "jeans4men" },
        headers: { "X-Proof": "of-a-reset" },
      }),
      contextWith(),
    );
  expect((await call()).status).toBe(400);
  const refused = await call();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("2");
  expect(await refused.json()).toMatchObject({ error: { code: "PROOF_NEEDED" } });
});
