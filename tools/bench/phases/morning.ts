import type { Browser } from "@playwright/test";
import { signAccessToken } from "@/lib/accounts/auth/access-token";
import { PATHS } from "@/lib/paths";
import type { UserDto } from "@/lib/accounts/users/dto";
import { doJob, findUndone, type Job, JOB_KINDS, takePhoneOrder } from "@/tools/stress/morning/do-job";
import { Hand } from "@/tools/stress/morning/hand";
import { placeMorning } from "@/tools/stress/morning/queue-of-orders";
import { figure, percentile, tellNumber } from "@/tools/bench/measure/figures";
import { PHONE } from "@/tools/bench/pages/conditions.mjs";
import { launchBrowser } from "@/tools/bench/pages/phone.mjs";
import { startCookieSession } from "@/tools/bench/measure/session-cookie";
import type { PhaseOptions, PhaseResult } from "@/tools/bench/phase";
import { inTurn } from "@/tools/stress/many";
import { makeShoppers } from "@/tools/stress/shoppers";
import { openStage } from "@/tools/stress/stage";
import { layOut } from "@/tools/stress/table";
import { MINUTE_MS, SECOND_MS } from "@/lib/platform/time/durations.mjs";

const PHONE_ORDER = "order by phone";

interface Done {
  kind: string;
  taps: number;
  milliseconds: number;
}

/** An admin and somebody of the staff work through 45 orders on their phones, as fast as the desk lets them; nobody is called. */
export async function measureMorning({ defer }: PhaseOptions): Promise<PhaseResult> {
  const stage = await openStage({ servers: 1, defer });
  const { jobs, product } = await placeMorning();
  const browser = await launchBrowser();
  defer(() => browser.close());
  const base = `http://localhost:${stage.ports[0]}`;
  const people = [stage.admin, ...(await makeShoppers(1, "staff"))];
  const desks: Hand[] = [];
  for (const { user } of people) desks.push(await sitDown(browser, { base, user }));
  const start = performance.now();
  const shares = desks.map((hand, desk) =>
    workThrough(
      hand,
      jobs.filter((_, index) => index % desks.length === desk),
    ),
  );
  const done = (await Promise.all(shares)).flat();
  const admin = inTurn(desks, 0);
  const perMinute = (jobs.length / (performance.now() - start)) * MINUTE_MS;
  done.push({ kind: PHONE_ORDER, ...(await admin.measure(() => takePhoneOrder(admin, product.name))) });
  const violations = await findUndone(jobs);
  await browser.close();
  await stage.close();
  return { ...tell(done, perMinute), violations };
}

interface Seat {
  base: string;
  user: UserDto;
}

/** A phone at the queue, signed in. */
async function sitDown(browser: Browser, { base, user }: Seat): Promise<Hand> {
  const { subject, ...cookie } = await startCookieSession(user._id);
  const context = await browser.newContext({ ...PHONE, baseURL: base });
  await context.addCookies([{ ...cookie, url: base }]);
  const token = await signAccessToken(subject);
  await context.addInitScript((kept) => localStorage.setItem("access-token", kept), token);
  const page = await context.newPage();
  await page.goto(PATHS.toCall);
  await page.getByRole("list", { name: "Orders to call" }).waitFor();
  return new Hand(page);
}

async function workThrough(hand: Hand, jobs: readonly Job[]): Promise<Done[]> {
  const done: Done[] = [];
  for (const job of jobs) done.push({ kind: job.kind, ...(await hand.measure(() => doJob(hand, job))) });
  return done;
}

function tell(done: Done[], perMinute: number) {
  const kinds = [...JOB_KINDS.map(({ kind }) => kind), PHONE_ORDER];
  const ofKind = (kind: string) => done.filter((one) => one.kind === kind);
  const figures = [figure("morning: orders a minute at two desks", "", [perMinute])];
  const rows = kinds.map((kind) => {
    const taps = ofKind(kind).map((one) => one.taps);
    const times = ofKind(kind).map(({ milliseconds }) => milliseconds);
    const seconds = times.map((milliseconds) => milliseconds / SECOND_MS);
    figures.push(figure(`morning: ${kind}`, "ms", times));
    return [kind, String(taps.length), ...[taps, seconds].map((all) => tellNumber(percentile(all, 0.5)))];
  });
  return {
    figures,
    table: layOut([["job", "times", "taps", "seconds"], ...rows]),
    notes: [
      `${tellNumber(perMinute)} orders a minute at two desks, ${tellNumber(perMinute / 2)} at each; nobody was called.`,
      "Scrolling is no tap; a field that is typed into is one, a list that is chosen from two.",
    ],
  };
}
