import { describe, it } from "vitest";
import { readOpenApi } from "@/testing/fire/answers";
import { EACH_CALL, inputsOf, rightCaller } from "@/testing/fire/attempts";
import { titleOf } from "@/testing/fire/calls";
import type { ContractCall } from "@/testing/fire/contract-call";
import { makeOddHeaders, makeOddQueries } from "@/testing/fire/corpus";
import { ODD_TEXTS } from "@/testing/fire/odd-texts";
import { numberPlaces, shareOf } from "@/testing/fire/share-out";
import { useAttempts } from "@/testing/fire/use-attempts";

const openApi = await readOpenApi();
const attempts = useAttempts("bad addresses and headers", openApi);

/** The inputs that a call takes from its address or its headers. */
function inputsBesideBody(call: ContractCall) {
  const { query, path, headers } = inputsOf(openApi, call);
  return {
    query: query.map(({ name }) => name),
    path: path.map(({ name }) => name),
    headers: [...(rightCaller(call) === "visitor" ? [] : ["Authorization"]), ...headers],
  };
}

// A call without any input has no such test: nothing about it can be odd.
const CALLS = EACH_CALL.filter((call) => Object.values(inputsBesideBody(call)).flat().length > 0);

const numberOf = numberPlaces(CALLS, (call) => Object.values(inputsBesideBody(call)).flat());

describe.each(CALLS.map((call) => [titleOf(call), call] as const))("%s", (_title, call) => {
  const { query, path, headers } = inputsBesideBody(call);

  it.each(query)("stands an odd %s in the query", async (name) => {
    await attempts().tryAll(
      call,
      shareOf(makeOddQueries(name), numberOf(call, name)).map((text) => ({ title: text, query: text })),
    );
  });

  it.each(path)("stands an odd %s in the address", async (name) => {
    await attempts().tryAll(
      call,
      shareOf(ODD_TEXTS, numberOf(call, name)).map((text) => ({ title: text, params: { [name]: text } })),
    );
  });

  it.each(headers)("stands an odd %s", async (name) => {
    await attempts().tryAll(
      call,
      shareOf(makeOddHeaders(name), numberOf(call, name)).map((sent) => ({
        title: JSON.stringify(sent),
        headers: sent,
      })),
    );
  });
});
