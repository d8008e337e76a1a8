import { describe, expect, it } from "vitest";
import {
  CHALLENGE_LIFE_SECONDS,
  makeChallenge,
  TRIES,
  verifyProof,
} from "@/lib/platform/http/proof-of-work/challenge.mjs";
import { solve } from "@/lib/platform/http/proof-of-work/solve";

const NOW = Date.UTC(2026, 10, 27, 6);
const asked = { call: "sign-in", address: "192.0.2.1", secret: "s".repeat(32), now: NOW };
const challenge = makeChallenge(asked);
const proof = solve(challenge);
const fieldsOf = (text: string) => text.split(".");
const withField = (text: string, at: number, value: string) => fieldsOf(text).with(at, value).join(".");

describe("a proof of work", () => {
  it("is good for its client's call until its end, and bears the id that it is spent by", () => {
    expect(verifyProof(proof, asked)).toEqual({ id: fieldsOf(challenge)[3] });
    const justBefore = NOW + CHALLENGE_LIFE_SECONDS * 1_000 - 1;
    expect(verifyProof(proof, { ...asked, now: justBefore })).toEqual({ id: fieldsOf(challenge)[3] });
  });

  it("is another each time", () => {
    expect(makeChallenge(asked)).not.toBe(challenge);
  });

  it.each([
    ["expired", { now: NOW + CHALLENGE_LIFE_SECONDS * 1_000 }],
    ["other call", { call: "registration" }],
    ["other address", { address: "192.0.2.2" }],
    ["forged", { secret: "t".repeat(32) }],
  ])("is %s with %o", (fault, changed) => {
    expect(verifyProof(proof, { ...asked, ...changed })).toEqual({ fault });
  });

  it.each([
    ["the call", 0, "registration"],
    ["a later end", 1, String(NOW / 1_000 + 3_600)],
    ["fewer tries", 2, "1"],
    ["another id", 3, "a".repeat(36)],
    ["another address", 4, fieldsOf(makeChallenge({ ...asked, address: "192.0.2.2" }))[4] ?? ""],
    ["another signature", 5, "a".repeat(43)],
  ])("is forged with %s put in", (_, at, value) => {
    expect(verifyProof(solve(withField(challenge, at, value)), asked)).toEqual({ fault: "forged" });
  });

  it("is worth nothing at another difficulty, though we have signed it", () => {
    const easy = makeChallenge({ ...asked, tries: TRIES / 10 });
    expect(verifyProof(solve(easy), asked)).toEqual({ fault: "other difficulty" });
  });

  it.each([
    ["one part undone", withField(proof, 21, "zzzzz")],
    ["a counter that no word holds", withField(proof, 6, "zzzzzzz")],
    ["the work for another challenge", challenge + solve(makeChallenge(asked)).slice(challenge.length)],
  ])("is unsolved with %s", (_, damaged) => {
    expect(verifyProof(damaged, asked)).toEqual({ fault: "unsolved" });
  });

  it.each([
    ["nothing", ""],
    ["the bare challenge", challenge],
    ["a part too few", proof.slice(0, proof.lastIndexOf("."))],
    ["a part too many", `${proof}.1`],
    ["an endless text", "a".repeat(100_000)],
    ["a negative counter", withField(proof, 6, "-1")],
  ])("is malformed as %s", (_, text) => {
    expect(verifyProof(text, asked)).toEqual({ fault: "malformed" });
  });
});
