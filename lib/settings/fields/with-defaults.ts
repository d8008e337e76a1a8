import { z } from "zod";

/**
 * What is stored of a group, each field and each row of a table as by default where it is not set, or where a later version
 * of the shop wrote it.
 */
export function withDefaults<Group extends z.ZodObject>(
  group: Group,
  stored: unknown,
  defaults: z.output<Group>,
): z.output<Group> {
  return group.parse(readObject(group, stored, defaults));
}

const readObject = ({ shape }: z.ZodObject, stored: unknown, defaults: unknown): object =>
  readTable(Object.keys(shape), { stored, defaults, schemaOf: (name) => shape[name] });

interface Table {
  stored: unknown;
  defaults: unknown;
  schemaOf: (name: string) => unknown;
}

function readTable(names: readonly string[], { stored, defaults, schemaOf }: Table): object {
  const [known, usual] = [toRecord(stored), toRecord(defaults)];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = readValue(schemaOf(name), known[name], usual[name]);
      // What may be left out, and is.
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function readValue(schema: unknown, stored: unknown, usual: unknown): unknown {
  if (schema instanceof z.ZodObject) return readObject(schema, stored, usual);
  if (schema instanceof z.ZodRecord)
    return readTable(Object.keys(toRecord(usual)), {
      stored,
      defaults: usual,
      schemaOf: () => schema.valueType,
    });
  if (!(schema instanceof z.ZodType)) return usual;
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : usual;
}

const recordSchema = z.record(z.string(), z.unknown());

const toRecord = (value: unknown): Record<string, unknown> => recordSchema.safeParse(value).data ?? {};
