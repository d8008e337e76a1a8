import { z } from "zod";

/** What is stored of a group, each field as by default where it is not set, or where a later version of the shop wrote it. */
export function withDefaults<Group extends z.ZodObject>(
  group: Group,
  stored: unknown,
  defaults: z.output<Group>,
): z.output<Group> {
  const known = toRecord(stored);
  const fields = Object.entries(group.shape).map(([name, field]) => {
    const usual = toRecord(defaults)[name];
    if (field instanceof z.ZodObject) return [name, withDefaults(field, known[name], toRecord(usual))];
    const parsed = z.safeParse(field, known[name]);
    return [name, parsed.success ? parsed.data : usual];
  });
  return group.parse(Object.fromEntries(fields));
}

const recordSchema = z.record(z.string(), z.unknown());

const toRecord = (value: unknown): Record<string, unknown> => recordSchema.safeParse(value).data ?? {};
