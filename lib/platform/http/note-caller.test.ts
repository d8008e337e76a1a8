import { afterEach, describe, expect, it } from "vitest";
import { noteCaller } from "@/lib/platform/http/note-caller";
import { processState } from "@/lib/platform/process-state.mjs";
import { makeRequest } from "@/testing/requests";

const USER = "6b001c5148e4f48e2c225fdc";
const requestOf = (id: string) => makeRequest({ headers: { "x-request-id": id } });

describe("noteCaller", () => {
  afterEach(() => delete processState.callers);

  it("notes a short hash of the user for the request under way, the same each time", () => {
    const callers = (processState.callers = new Map([
      ["a", undefined],
      ["b", undefined],
      ["c", undefined],
    ]));
    noteCaller(requestOf("a"), USER);
    noteCaller(requestOf("b"), USER);
    noteCaller(requestOf("c"), USER.replace("6", "7"));
    expect(callers.get("a")).toMatch(/^[0-9a-f]{12}$/);
    expect(callers.get("b")).toBe(callers.get("a"));
    expect(callers.get("c")).not.toBe(callers.get("a"));
    expect(USER).not.toContain(callers.get("a"));
  });

  it("keeps nothing of a request that is not logged, or is answered already", () => {
    noteCaller(requestOf("a"), USER);
    const callers = (processState.callers = new Map());
    noteCaller(requestOf("a"), USER);
    noteCaller(makeRequest(), USER);
    expect(callers.size).toBe(0);
  });
});
