import * as fc from "fast-check";
import { ODD_TEXTS } from "@/testing/fire/odd-texts";

/** Stands for the value that the good call sends there. */
export const GOOD = Symbol("good");

interface JsonSchema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  pattern?: string;
  maxLength?: number;
}

/** A value that fits a JSON schema, or nearly fits, or the good one, or something else altogether. */
export function arbitraryOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constant(GOOD) },
    { weight: 4, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: fc.constantFrom(...ODD_TEXTS) },
    { weight: 1, arbitrary: fc.jsonValue() },
    { weight: 1, arbitrary: fc.constant(undefined) },
  );
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, enum: allowed, items, properties = {} } = schema;
  if ("const" in schema) return fc.constant(schema.const);
  if (allowed) return fc.constantFrom(...allowed);
  if (anyOf) return fc.oneof(...anyOf.map(fitting));
  if (schema.type === "string") return fittingText(schema);
  if (schema.type === "number" || schema.type === "integer") {
    return fc.oneof(fc.integer({ min: -1, max: 120 }), fc.integer(), fc.double(), fc.maxSafeInteger());
  }
  if (schema.type === "boolean") return fc.boolean();
  if (schema.type === "array") return fc.array(fitting(items ?? {}), { maxLength: 50 });
  if (schema.type === "object") {
    const fields = Object.entries(properties).map(([name, field]) => [name, fitting(field)] as const);
    return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
  }
  return fc.jsonValue();
}

function fittingText({ pattern, maxLength = 300 }: JsonSchema): fc.Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.oneof(
    fc.string({ unit: "grapheme", maxLength }),
    fc.string({ unit: "binary", maxLength }),
    fc.string({ minLength: maxLength, maxLength: maxLength + 1 }),
    fc.emailAddress(),
    fc.webUrl(),
    fc.nat().map(String),
    fc.stringMatching(/^[a-zA-Z0-9]{8,20}$/),
  );
}
