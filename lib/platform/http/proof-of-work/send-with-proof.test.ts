import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { callPublic } from "@/lib/platform/http/client";
import { makeChallenge, verifyProof } from "@/lib/platform/http/proof-of-work/challenge.mjs";
import { solve } from "@/lib/platform/http/proof-of-work/solve";

const ASKED = { call: "registration", address: "192.0.2.1", secret: "s".repeat(32) };
const BODY = { name: "Rahim Uddin", email: "rahim@example.com", password: "jeans4men" };

let started = 0;

/** What a browser's worker does with its script, on this thread. */
class WorkerDouble extends EventTarget {
  constructor() {
    super();
    started += 1;
  }

  postMessage(challenge: string) {
    queueMicrotask(() => this.dispatchEvent(new MessageEvent("message", { data: solve(challenge) })));
  }

  terminate() {}
}

beforeEach(() => {
  started = 0;
  vi.stubGlobal("Worker", WorkerDouble);
  vi.stubGlobal("navigator", { onLine: true });
});
afterEach(() => void vi.unstubAllGlobals());

/** A shop that answers each next call so; returns the proofs that came, with null for none. */
function openShop(answers: (() => Response)[]) {
  const proofs: (string | null)[] = [];
  vi.stubGlobal("fetch", async (_url: string, { headers }: RequestInit) => {
    proofs.push(new Headers(headers).get("Proof-Of-Work"));
    return answers[proofs.length - 1]?.() ?? Response.json({}, { status: 500 });
  });
  return proofs;
}

const done = () => Response.json({ insertedId: "1" });
const ask =
  (details: object = { challenge: makeChallenge(ASKED) }) =>
  () =>
    Response.json({ error: { code: "PROOF_NEEDED", message: "Busy.", details } }, { status: 429 });

const register = () => callPublic("POST /users", { body: BODY });

describe("a call that may be asked for a proof", () => {
  it("goes as it is, and starts no worker, where nobody asks", async () => {
    const proofs = openShop([done]);
    expect(await register()).toEqual({ insertedId: "1" });
    expect(proofs).toEqual([null]);
    expect(started).toBe(0);
  });

  it("does the work in the page where no worker starts", async () => {
    class DeadWorker extends WorkerDouble {
      override postMessage() {
        queueMicrotask(() => this.dispatchEvent(new Event("error")));
      }
    }
    vi.stubGlobal("Worker", DeadWorker);
    const proofs = openShop([ask(), done]);
    expect(await register()).toEqual({ insertedId: "1" });
    expect(verifyProof(proofs[1] ?? "", ASKED)).toHaveProperty("id");
  });

  it("goes again with the proof of the work", async () => {
    const proofs = openShop([ask(), done]);
    expect(await register()).toEqual({ insertedId: "1" });
    expect(proofs).toHaveLength(2);
    expect(verifyProof(proofs[1] ?? "", ASKED)).toHaveProperty("id");
  });

  it("goes without one where the proof was spent elsewhere, and with another where it is asked again", async () => {
    const proofs = openShop([ask(), ask({}), ask(), done]);
    expect(await register()).toEqual({ insertedId: "1" });
    expect(proofs.map((proof) => proof !== null)).toEqual([false, true, false, true]);
  });

  it("fails as the shop says where no proof is good enough", async () => {
    const proofs = openShop(Array.from({ length: 9 }, () => ask()));
    await expect(register()).rejects.toMatchObject({ code: "PROOF_NEEDED", message: "Busy." });
    expect(proofs).toHaveLength(4);
  });
});
