import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { solve } from "@/lib/platform/http/proof-of-work/solve";
import { makeProofs } from "./proofs.mjs";

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const CALL = "sign-in";
const SECRET = "s".repeat(32);

/** A call of that address, with the proof that it brings. */
const callFrom = (address: string, proof?: string) =>
  ({ headers: { "x-client-address": address, "proof-of-work": proof } }) as unknown as IncomingMessage;

const solvedFor = (proofs: ReturnType<typeof makeProofs>, address: string, call = CALL) =>
  solve(proofs.make(callFrom(address), call).challenge);

describe("the proofs that a server takes", () => {
  it("are none where a call brings none", () => {
    expect(makeProofs(SECRET).take(callFrom("192.0.2.1"), CALL)).toBeNull();
  });

  it("are each taken once, and noted for the shop behind", () => {
    const proofs = makeProofs(SECRET);
    const request = callFrom("192.0.2.1", solvedFor(proofs, "192.0.2.1"));
    const taken = proofs.take(request, CALL);
    expect(taken).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect({ id: request.headers["x-proof"] }).toEqual(taken);
    const again = callFrom("192.0.2.1", String(request.headers["proof-of-work"]));
    expect(proofs.take(again, CALL)).toEqual({ fault: "spent" });
    expect(again.headers["x-proof"]).toBeUndefined();
  });

  it("are told with the next challenge what was wrong with them", () => {
    const proofs = makeProofs(SECRET);
    const proof = solvedFor(proofs, "192.0.2.1");
    const faultOf = (address: string, call: string, sent: string) =>
      proofs.take(callFrom(address, sent), call);
    expect(faultOf("192.0.2.2", CALL, proof)).toEqual({ fault: "other address" });
    expect(faultOf("192.0.2.1", "registration", proof)).toEqual({ fault: "other call" });
    expect(faultOf("192.0.2.1", CALL, `${proof}1`)).toEqual({ fault: "unsolved" });
    expect(faultOf("192.0.2.1", CALL, "x")).toEqual({ fault: "malformed" });
    vi.advanceTimersByTime(61_000);
    expect(faultOf("192.0.2.1", CALL, proof)).toEqual({ fault: "expired" });
    expect(proofs.make(callFrom("192.0.2.1"), CALL, "expired")).toMatchObject({ fault: "expired" });
  });
});
