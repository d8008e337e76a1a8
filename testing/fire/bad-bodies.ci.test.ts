import { describe, it } from "vitest";
import { readOpenApi } from "@/testing/fire/answers";
import { EACH_CALL, inputsOf } from "@/testing/fire/attempts";
import { titleOf } from "@/testing/fire/calls";
import type { ContractCall } from "@/testing/fire/contract-call";
import { makeOddBodies, ODD_JSON } from "@/testing/fire/corpus";
import { numberPlaces, shareOf } from "@/testing/fire/share-out";
import { IS_LONG } from "@/testing/long-tests";
import { useAttempts } from "@/testing/fire/use-attempts";

const openApi = await readOpenApi();
const attempts = useAttempts("bad bodies", openApi);

/** The good body with one field replaced by this JSON text. */
async function exchange(call: ContractCall, field: string, json: string): Promise<string> {
  const good = { ...((await call.body?.(attempts().world, "self")) as Record<string, unknown>) };
  delete good[field];
  const others = JSON.stringify(good).slice(1, -1);
  return `{${others}${others && ","}${JSON.stringify(field)}:${json}}`;
}

const CALLS_WITH_BODY = EACH_CALL.filter((call) => inputsOf(openApi, call).hasBody);

const fieldsOf = (call: ContractCall) => Object.keys(inputsOf(openApi, call).fields);
const numberOf = numberPlaces(CALLS_WITH_BODY, fieldsOf);
const wholeNumberOf = numberPlaces(CALLS_WITH_BODY, () => ["body"]);
const NEIGHBOURS_OF_WHOLE = IS_LONG ? 3 : 4;

describe.each(CALLS_WITH_BODY.map((call) => [titleOf(call), call] as const))("%s", (_title, call) => {
  it("stands odd bodies", async () => {
    const bodies = shareOf(makeOddBodies(), wholeNumberOf(call, "body"), NEIGHBOURS_OF_WHOLE);
    await attempts().tryAll(
      call,
      bodies.map(({ title, body, headers }) => ({ title, raw: body, ...(headers && { headers }) })),
    );
  });

  it.each(fieldsOf(call))("stands an odd %s in the body", async (field) => {
    const changes = await Promise.all(
      shareOf(ODD_JSON, numberOf(call, field)).map(async (json) => ({
        title: json,
        raw: await exchange(call, field, json),
      })),
    );
    await attempts().tryAll(call, changes);
  });
});
