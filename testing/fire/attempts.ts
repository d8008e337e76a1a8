import { expect } from "vitest";
import type { OpenApi } from "@/testing/fire/answers";
import { CALLS, titleOf } from "@/testing/fire/calls";
import type { ContractCall } from "@/testing/fire/contract-call";
import type { CallerName } from "@/testing/fire/callers";
import { addressOf, send, type Sent } from "@/testing/fire/send";
import type { World } from "@/testing/fire/world";

/** One call of each method and route, without those of next-auth and of unknown addresses. */
export const EACH_CALL: ContractCall[] = CALLS.filter(
  ({ method, route }, index) =>
    !route.includes("[[") &&
    !route.startsWith("auth/") &&
    CALLS.findIndex((other) => other.method === method && other.route === route) === index,
);

/** A caller who succeeds with this call, or any caller where none does. */
export function rightCaller({ expected }: ContractCall): CallerName {
  if (expected.visitor < 400) return "visitor";
  return expected.self < 400 ? "self" : "admin";
}

/** The body's fields, the query's parameters and the headers that the document names. */
export function inputsOf(openApi: OpenApi, { method, route }: ContractCall) {
  const described = (openApi.paths[addressOf(route)]?.[method.toLowerCase()] ?? {}) as {
    parameters?: { name: string; in: string; schema: object }[];
    requestBody?: { content: Record<string, { schema: { properties?: Record<string, object> } }> };
  };
  const parameters = described.parameters ?? [];
  return {
    fields: described.requestBody?.content["application/json"]?.schema.properties ?? {},
    hasBody: described.requestBody !== undefined,
    query: parameters.filter((parameter) => parameter.in === "query"),
    path: parameters.filter((parameter) => parameter.in === "path"),
    headers: parameters.filter((parameter) => parameter.in === "header").map(({ name }) => name),
  };
}

interface Counts {
  cases: number;
  refused: number;
  failures: number;
  serverErrors: number;
  /** How long each answer took. */
  milliseconds: number[];
  slowest: { milliseconds: number; title: string };
}

const noCounts = (): Counts => ({
  cases: 0,
  refused: 0,
  failures: 0,
  serverErrors: 0,
  milliseconds: [],
  slowest: { milliseconds: 0, title: "none" },
});

/** Prints the results. Times are printed and never asserted, because they depend on the machine. */
export function tell(title: string, counts: Counts): void {
  const { cases, refused, failures, serverErrors, milliseconds, slowest } = counts;
  const within = milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length * 0.999)] ?? 0;
  process.stdout.write(
    `${title}: ${cases} cases (${refused} refused), ${failures} failures, ${serverErrors} × 5xx; ` +
      `99.9 % within ${within.toFixed(0)} ms, slowest ${slowest.milliseconds.toFixed(0)} ms (${slowest.title})\n`,
  );
}

type Attempt = Omit<Sent, "world" | "openApi">;

/** An odd change to a call, and its name in a failure. */
type Change = Partial<Sent> & { title: string };

/** Makes odd calls in one world, and restores the world after each of them. */
export class Attempts {
  readonly counts = noCounts();

  constructor(
    readonly world: World,
    readonly openApi: OpenApi,
    readonly hasWritten: () => boolean,
  ) {}

  /** Throws if a client must not get this answer, or if a refused call has changed something. */
  async try(attempt: Attempt): Promise<void> {
    const { world, openApi, counts } = this;
    counts.cases += 1;
    counts.failures += 1;
    const { status, milliseconds } = await send({ ...attempt, world, openApi });
    counts.milliseconds.push(milliseconds);
    if (milliseconds > counts.slowest.milliseconds) {
      counts.slowest = { milliseconds, title: `${titleOf(attempt.call)}, ${status}` };
    }
    if (status >= 500) counts.serverErrors += 1;
    expect(status).toBeLessThan(500);
    const isRefused = status >= 400;
    if (isRefused) counts.refused += 1;
    // expectGoodCall checks the attempts that sent no write, after the last one.
    if (this.hasWritten() && attempt.call.method !== "GET") {
      await (isRefused ? this.expectUnchanged() : world.restore());
      this.hasWritten();
    }
    counts.failures -= 1;
  }

  /** Makes the call with each change, reports all failures, and expects the good call to work afterwards. */
  async tryAll(call: ContractCall, changes: Change[]): Promise<void> {
    const caller = rightCaller(call);
    const wrong: string[] = [];
    for (const { title, ...change } of changes) {
      await this.try({ call, caller, ...change }).catch((error: unknown) => {
        wrong.push(`${title.slice(0, 80)}: ${error instanceof Error ? error.message : String(error)}`);
      });
    }
    expect(wrong).toEqual([]);
    await this.expectGoodCall(call);
  }

  /** Expects that nothing has changed and that the good call succeeds. */
  async expectGoodCall(call: ContractCall): Promise<void> {
    const { world, openApi } = this;
    await this.expectUnchanged();
    const caller = rightCaller(call);
    const { visitor, self, admin } = call.expected;
    const expected = caller === "visitor" ? visitor : caller === "self" ? self : admin;
    const { status } = await send({ call, caller, world, openApi });
    expect(status, "a good call right after").toBe(expected);
    await world.restore();
  }

  async expectUnchanged(): Promise<void> {
    const changed = await this.world.changed();
    if (changed.length > 0) await this.world.restore();
    expect(changed, "the database is what it was").toEqual([]);
  }
}
