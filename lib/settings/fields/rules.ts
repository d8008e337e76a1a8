import type { z } from "zod";
import { nameOf, type SettingField, typedAt } from "@/lib/settings/fields/setting-fields";

/** What is typed, or what is wrong with it, by the names of the fields. */
export type TypedTexts = Partial<Record<string, string>>;

interface ReadTexts {
  /** What to send for them: null for a value that is the default. */
  changes: Record<string, unknown>;
  wrong: TypedTexts;
}

/** Reads what was typed into fields of a group. */
export function readTexts(fields: readonly SettingField[], typed: TypedTexts, defaults: object): ReadTexts {
  const read: ReadTexts = { changes: {}, wrong: {} };
  for (const field of fields) {
    const { data, error } = field.schema.safeParse(field.read(typed[nameOf(field)] ?? ""));
    if (error) Object.assign(read.wrong, wrongIn(field, error.issues));
    else put(read.changes, field, field.show(data) === typedAt(defaults, field) ? null : data);
  }
  return read;
}

/** The kinds whose values have parts with fields of their own. */
const KINDS_IN_PARTS: readonly SettingField["kind"][] = ["slides", "zones"];

/** What is wrong in a field: by its name the first, and where it has parts each of them by its place too, such as `slides.2.title`. */
function wrongIn(field: SettingField, issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const ofParts = KINDS_IN_PARTS.includes(field.kind)
    ? issues.filter(({ path }) => path.length > 1).toReversed()
    : [];
  const places = ofParts.map(({ path, message }) => [[nameOf(field), ...path].join("."), message]);
  return { ...Object.fromEntries(places), [nameOf(field)]: issues[0]?.message ?? "" };
}

function put(changes: Record<string, unknown>, { path: [name, part] }: SettingField, value: unknown): void {
  changes[name] = part === undefined ? value : { ...Object(changes[name]), [part]: value };
}

/** What is still to be saved once texts were: those that were typed over meanwhile. */
export const typedSince = (typed: TypedTexts, sent: TypedTexts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) =>
      text === undefined || text === sent[name] ? [] : [[name, text]],
    ),
  );
