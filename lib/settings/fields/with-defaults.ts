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
  return group.parse(readTable(stored, defaults, (name) => group.shape[name]));
}

function readTable(stored: unknown, defaults: unknown, schemaOf: (name: string) => unknown): object {
  const known = toRecord(stored);
  const rows = Object.entries(toRecord(defaults)).map(([name, usual]) => [
    name,
    readValue(schemaOf(name), known[name], usual),
  ]);
  return Object.fromEntries(rows);
}

function readValue(schema: unknown, stored: unknown, usual: unknown): unknown {
  if (schema instanceof z.ZodObject) return readTable(stored, usual, (name) => schema.shape[name]);
  if (schema instanceof z.ZodRecord) return readTable(stored, usual, () => schema.valueType);
  if (!(schema instanceof z.ZodType)) return usual;
  const parsed = schema.safeParse(stored);
  return parsed.success ? parsed.data : usual;
}

const recordSchema = z.record(z.string(), z.unknown());

const toRecord = (value: unknown): Record<string, unknown> => recordSchema.safeParse(value).data ?? {};
