import { z } from "zod";

export type Json = Record<string, unknown>;

const KINDS = ["schemas", "responses", "parameters"] as const;
type Kind = (typeof KINDS)[number];

/** What several calls have in common, told once and meant by `$ref`. */
export class Components {
  private readonly byKind = new Map<Kind, Map<string, Json>>(KINDS.map((kind) => [kind, new Map()]));

  /** A reference to this under the name; the thing itself where something else has the name. */
  share(kind: Kind, name: string, value: Json): Json {
    const known = this.byKind.get(kind);
    if (!known?.has(name)) known?.set(name, value);
    return JSON.stringify(known?.get(name)) === JSON.stringify(value)
      ? { $ref: `#/components/${kind}/${name}` }
      : value;
  }

  /** A schema with those that have an `id` among the components; what enters is told apart from what is answered. */
  schemaOf(schema: z.core.$ZodType, io: "input" | "output"): Json {
    const suffix = io === "input" ? "Input" : "";
    const {
      $schema: _,
      $defs = {},
      ...described
    } = z.toJSONSchema(schema, {
      io,
      unrepresentable: "any",
      override: ({ jsonSchema }) => leaveOutTheObvious(jsonSchema),
    });
    const nameOf = (id: string): string => ($defs[id] && isPlain($defs[id]) ? id : id + suffix);
    for (const [id, shared] of Object.entries($defs)) {
      const name = nameOf(id);
      const { $ref } = this.share("schemas", name, pointed({ ...shared, id: undefined }, nameOf));
      if (!$ref) throw new Error(`Two schemas are called ${name}.`);
    }
    return pointed(described, nameOf);
  }

  toJson(): Json {
    return Object.fromEntries(KINDS.map((kind) => [kind, Object.fromEntries(this.byKind.get(kind) ?? [])]));
  }
}

/**
 * That a whole number is one which JavaScript can count, what is constant in our code, of which type a constant is, and that
 * an object which is not closed may hold more, goes without saying; and a format says what its pattern says.
 */
function leaveOutTheObvious(described: z.core.JSONSchema.BaseSchema): void {
  if (described.maximum === Number.MAX_SAFE_INTEGER) delete described.maximum;
  delete described.readOnly;
  if (described.const !== undefined) delete described.type;
  if (isEmpty(described.additionalProperties)) delete described.additionalProperties;
  if (described.minimum === Number.MIN_SAFE_INTEGER) delete described.minimum;
  // The document says it once.
  if (described.description === "Whole BDT.") delete described.description;
  if (described.format === "date" || described.format === "date-time") delete described.pattern;
}

/** Says nothing of what it describes, as a schema. */
const isEmpty = (schema: unknown): boolean =>
  typeof schema === "object" && schema !== null && Object.keys(schema).length === 0;

/** A text or a number alone: it enters as it is answered. */
const isPlain = ({ type }: z.core.JSONSchema.BaseSchema): boolean => type === "string" || type === "integer";

/** The same with its references to the document's components, and what may be null told in few words. */
const pointed = (schema: object, nameOf: (id: string) => string): Json =>
  JSON.parse(
    JSON.stringify(schema).replaceAll(
      /"#\/\$defs\/([^"]+)"/g,
      (_, id: string) => `"#/components/schemas/${nameOf(id)}"`,
    ),
    (_key, value) => orNull(value) ?? value,
  );

const orNullSchema = z.looseObject({
  anyOf: z.tuple([
    z.looseObject({ type: z.string(), enum: z.undefined().optional(), const: z.undefined().optional() }),
    z.strictObject({ type: z.literal("null") }),
  ]),
});

/** One type or null as a list of both types; null for any other schema. */
function orNull(value: unknown): Json | null {
  const parsed = orNullSchema.safeParse(value).data;
  if (!parsed) return null;
  const { anyOf, ...about } = parsed;
  return { ...anyOf[0], type: [anyOf[0].type, "null"], ...about };
}
