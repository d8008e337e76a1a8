import { describe, expect, it } from "vitest";
import { readOpenApi } from "@/lib/testing/fire/answers";
import { EACH_CALL, inputsOf, rightCaller } from "@/lib/testing/fire/attempts";
import { type ContractCall, titleOf } from "@/lib/testing/fire/calls";
import { makeOddBodies, makeOddHeaders, makeOddQueries, ODD_JSON } from "@/lib/testing/fire/corpus";
import { ODD_TEXTS } from "@/lib/testing/fire/odd-texts";
import type { Sent } from "@/lib/testing/fire/send";
import { useAttempts } from "@/lib/testing/fire/use-attempts";

const openApi = await readOpenApi();
const attempts = useAttempts("bad input", openApi);

type Change = Partial<Sent> & { title: string };

/** Sends each, tells all that went wrong, and then wants the good call to work. */
async function tryAll(call: ContractCall, changes: Change[]): Promise<void> {
  const caller = rightCaller(call);
  const wrong: string[] = [];
  for (const { title, ...change } of changes) {
    await attempts()
      .try({ call, caller, ...change })
      .catch((error: unknown) => {
        wrong.push(`${title.slice(0, 80)}: ${error instanceof Error ? error.message : String(error)}`);
      });
  }
  expect(wrong).toEqual([]);
  await attempts().expectGoodCall(call);
}

/** The good body with one field exchanged for what is already JSON. */
async function exchange(call: ContractCall, field: string, json: string): Promise<string> {
  const good = { ...((await call.body?.(attempts().world, "self")) as Record<string, unknown>) };
  delete good[field];
  const others = JSON.stringify(good).slice(1, -1);
  return `{${others}${others && ","}${JSON.stringify(field)}:${json}}`;
}

/** False for a call that takes nothing and knows nobody: nothing about it can be odd. */
function takesInput(call: ContractCall): boolean {
  const { hasBody, query, path, headers } = inputsOf(openApi, call);
  return hasBody || query.length + path.length + headers.length > 0 || rightCaller(call) !== "visitor";
}

const CALLS_WITH_INPUT = EACH_CALL.filter(takesInput);

describe.each(CALLS_WITH_INPUT.map((call) => [titleOf(call), call] as const))("%s", (_title, call) => {
  const { fields, hasBody, query, path, headers } = inputsOf(openApi, call);

  // A call without a body has no such test: a skipped one counts as failed.
  const itWithBody = hasBody ? it : () => undefined;
  itWithBody("stands every odd body", async () => {
    const changes = makeOddBodies().map(({ title, body, headers: sent }) => ({
      title,
      raw: body,
      ...(sent && { headers: sent }),
    }));
    await tryAll(call, changes);
  });

  it.each(Object.keys(fields))("stands every odd %s in the body", async (field) => {
    const changes = await Promise.all(
      ODD_JSON.map(async (json) => ({ title: json, raw: await exchange(call, field, json) })),
    );
    await tryAll(call, changes);
  });

  it.each(query.map(({ name }) => name))("stands every odd %s in the query", async (name) => {
    await tryAll(
      call,
      makeOddQueries(name).map((text) => ({ title: text, query: text })),
    );
  });

  it.each(path.map(({ name }) => name))("stands every odd %s in the address", async (name) => {
    await tryAll(
      call,
      ODD_TEXTS.map((text) => ({ title: text, params: { [name]: text } })),
    );
  });

  it.each([...(rightCaller(call) === "visitor" ? [] : ["Authorization"]), ...headers])(
    "stands every odd %s",
    async (name) => {
      await tryAll(
        call,
        makeOddHeaders(name).map((sent) => ({ title: JSON.stringify(sent), headers: sent })),
      );
    },
  );
});
