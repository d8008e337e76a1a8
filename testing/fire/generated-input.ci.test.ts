import * as fc from "fast-check";
import { describe, it } from "vitest";
import { readOpenApi } from "@/testing/fire/answers";
import { EACH_CALL, inputsOf } from "@/testing/fire/attempts";
import { titleOf } from "@/testing/fire/calls";
import type { ContractCall } from "@/testing/fire/contract-call";
import { arbitraryOf, GOOD } from "@/testing/fire/generate";
import { IS_LONG } from "@/testing/long-tests";
import { useAttempts } from "@/testing/fire/use-attempts";

/** `npm run fuzz` makes 500 inputs, different ones each time; FUZZ_SEED repeats a run. CI always uses the same ones. */
const RUNS = Number(process.env.FUZZ_RUNS ?? (IS_LONG ? 4 : 1));
const GATE_SEED = 20_261_122;
const isFuzz = process.env.FUZZ_RUNS !== undefined;
const SEED = Number(process.env.FUZZ_SEED ?? (isFuzz ? Math.floor(Math.random() * 2 ** 31) : GATE_SEED));

const openApi = await readOpenApi();
const attempts = useAttempts(`generated input (seed ${SEED}, ${RUNS} for each call and role)`, openApi);

type Generated = Record<string, unknown>;

/** Fills in the good values, and leaves out undefined ones. */
function complete(generated: Generated, good: Generated): Generated {
  const entries = Object.entries(generated).map(([name, value]) => [
    name,
    value === GOOD ? good[name] : value,
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** Keeps all odd fields, or at most two: where all fields are odd, a call never gets past its first check. */
function goodButForFew(body: Generated): fc.Arbitrary<Generated> {
  const names = Object.keys(body);
  const few = fc
    .subarray(names, { maxLength: Math.min(2, names.length) })
    .map((odd) => Object.fromEntries(names.map((name) => [name, odd.includes(name) ? body[name] : GOOD])));
  return fc.oneof(fc.constant(body), { weight: 2, arbitrary: few });
}

const wellFormed = (value: unknown): string => {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.replaceAll(/\p{Surrogate}/gu, "\uFFFD");
};

const asTexts = (values: Generated): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, wellFormed(value)]));

describe.each(EACH_CALL.map((call) => [titleOf(call), call] as const))("%s", (_title, call) => {
  const { fields, hasBody, query, path } = inputsOf(openApi, call);
  const schemas = (parameters: { name: string; schema: object }[]) =>
    Object.fromEntries(parameters.map(({ name, schema }) => [name, arbitraryOf(schema)]));
  const input = fc.record({
    body: fc
      .record(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, arbitraryOf(field)])))
      .chain(goodButForFew),
    query: fc.record(schemas(query), { requiredKeys: [] }),
    params: fc.record(schemas(path)),
  });

  it.each(["visitor", "self", "admin"] as const)(
    "stands what is made of its schemas, from %s",
    async (caller) => {
      const tryOne = async (generated: { body: Generated; query: Generated; params: Generated }) => {
        const { world } = attempts();
        const good = await goodBody(call, caller);
        const text = new URLSearchParams(asTexts(complete(generated.query, {}))).toString();
        await attempts().try({
          call,
          caller,
          ...(path.length > 0 && {
            params: asTexts(complete(generated.params, { ...call.params?.(world) })),
          }),
          ...(query.length > 0 && { query: `?${text}` }),
          ...(hasBody && good && { raw: JSON.stringify(complete(generated.body, good)) }),
        });
      };
      await fc.assert(fc.asyncProperty(input, tryOne), { numRuns: RUNS, seed: SEED, endOnFailure: true });
      await attempts().expectGoodCall(call);
    },
    600_000,
  );

  async function goodBody({ body }: ContractCall, caller: string): Promise<Generated | undefined> {
    const made = await body?.(attempts().world, caller === "admin" ? "admin" : "self");
    return made instanceof Uint8Array ? undefined : (made as Generated | undefined);
  }
});
