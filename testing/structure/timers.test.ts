import { resolve } from "node:path";
import { expect, it } from "vitest";
import { timerMs } from "@/lib/platform/time/timers";
import { Modules } from "@/testing/structure/module-bindings";
import { listDelays } from "@/testing/structure/timer-delays";
import { isTest, listSources } from "@/tools/structure/import-graph";

const ROOT = resolve(import.meta.dirname, "../..");
/** With a longer one a timer runs at once. */
const LONGEST_MS = timerMs(Infinity);

/** Files with a timer that is as long as somebody else says, and why nobody says more than hours. */
const SEEN_TO: Record<string, string> = {
  "components/layout/prefetch-on-intent.ts": "Its two delays are constants of the file.",
  "components/ui/slide-show.ts": "Its one caller names a constant.",
  "lib/catalogue/search/catalogue-keeper.ts": "Its two delays are constants of the file.",
  "lib/maintenance/migrations/migration-lease.ts": "A part of a lease, which is half a minute.",
  "lib/maintenance/migrations/run-migrations.ts": "A part of a lease, or what a part of a migration took.",
  "lib/messages/channels/request.ts":
    "The variables let a gateway have half a minute, Telegram has a constant.",
  "lib/platform/http/browser-session.ts": "Its delay is a constant of the file.",
  "lib/platform/http/retry-policy.ts": "Beyond the budget of half a minute it does not wait.",
  "lib/platform/jobs/cohorts.ts": "Half a second, where it is made.",
  "lib/platform/jobs/deadline.ts": "Deadlines are seconds and minutes: constants where they are made.",
  "scripts/launcher/child.mjs": "Its callers name constants, or leave it at one.",
  "server/edge/buffer-request-body.mjs": "Its default is a constant, and only tests name another.",
  "server/edge/concurrency-limit.mjs": "A rest of a second at most, where it is made.",
  "server/edge/serialize-pipelined-requests.mjs": "Its default is a constant, and only tests name another.",
};

const sources = listSources(ROOT).filter((file) => !isTest(file));
const modules = new Modules(ROOT, new Set(sources));
const OURS = /^(?:(?:app|components|lib|server|scripts)\/|[^/]+$)/;
const delays = sources
  .filter((file) => OURS.test(file))
  .flatMap((file) => listDelays(file, modules).map((longestMs) => ({ file, longestMs })));

it("begins no timer that is longer than one can be, some 24.8 days", () => {
  expect(delays.length).toBeGreaterThan(60);
  expect(delays.filter(({ longestMs }) => longestMs !== null && !(longestMs <= LONGEST_MS))).toEqual([]);
});

it("tells of each timer how long it is, goes by timerMs(), or has somebody who sees to it", () => {
  const untold = delays.filter(({ longestMs }) => longestMs === null).map(({ file }) => file);
  expect([...new Set(untold)].toSorted()).toEqual(Object.keys(SEEN_TO).toSorted());
});
