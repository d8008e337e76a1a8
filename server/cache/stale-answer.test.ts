import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { notePageFailure } from "@/lib/platform/http/report-request-error";
import { processState } from "@/lib/platform/process-state.mjs";
import { HASH_OF_PAGE, ServedPages } from "@/testing/served-pages";
import { PAGE_TAGS_HEADER } from "../next/page-headers.mjs";
import { tagInvalidation } from "./tag-invalidation.mjs";

const TAG = "category:Belts";

let served: ServedPages;
beforeEach(async () => {
  served = new ServedPages();
  await served.open();
  hearDatabase();
  served.render = (_, response) => served.sendPage(response, 200, { [PAGE_TAGS_HEADER]: TAG });
});
afterEach(() => {
  hearDatabase();
  served.close();
});

const hearDatabase = () => void (processState.databaseHeardAt = performance.now());

/** A page is kept, becomes stale, and cannot be made anew: because the database is away, unless told. */
async function failAfterChange({ isDatabaseAway = true } = {}) {
  const kept = await served.ask();
  tagInvalidation.invalidate([TAG]);
  served.render = (_, response) => {
    notePageFailure(served.page, isDatabaseAway);
    served.sendPage(response, 500);
  };
  return kept;
}

const ofTheMoment = new Set([
  "age",
  "date",
  "x-request-id",
  "content-encoding",
  "content-length",
  "transfer-encoding",
]);
const lasting = (headers: Headers) => [...headers].filter(([name]) => !ofTheMoment.has(name));

describe("the last good answer", () => {
  it("stands in for one that cannot be made, as it was kept, with its age", async () => {
    const kept = await failAfterChange();
    for (const answer of [await served.ask(), await served.ask()]) {
      expect([answer.status, answer.text]).toEqual([200, kept.text]);
      expect(lasting(answer.headers)).toEqual(lasting(kept.headers));
      expect(answer.scripts).toContain(HASH_OF_PAGE);
      expect(answer.headers.get("age")).toMatch(/^\d+$/);
    }
  });

  it("is given at once until the database says something, and then no more", async () => {
    await failAfterChange();
    await served.ask();
    const before = served.asked.length;
    const known = { "If-None-Match": '"page"', "Cache-Control": "max-age=0" };
    expect((await served.ask(served.page, known)).status).toBe(304);
    expect((await served.ask(served.page, {}, "HEAD")).headers.get("age")).toBe("0");
    expect(served.asked).toHaveLength(before);
    hearDatabase();
    served.render = (_, response) => served.sendPage(response);
    const fresh = await served.ask();
    expect([fresh.status, fresh.headers.get("age")]).toEqual([200, null]);
    expect(served.asked).toHaveLength(before + 1);
  });

  it("does not hide a bug", async () => {
    await failAfterChange({ isDatabaseAway: false });
    expect((await served.ask()).status).toBe(500);
  });

  it.each(["GET", "HEAD"])("is of no page that %s has found to be gone since", async (method) => {
    await failAfterChange();
    const fail = served.render;
    served.render = (_, response) => served.sendPage(response, 404);
    await served.ask(served.page, {}, method);
    served.render = fail;
    expect((await served.ask()).status).toBe(503);
  });

  it("is never what somebody got in the place of a failure", async () => {
    await failAfterChange();
    await served.ask();
    hearDatabase();
    await served.ask();
    expect(served.asked).toHaveLength(3);
  });
});
