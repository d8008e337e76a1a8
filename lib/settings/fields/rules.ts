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
    const message = error ? null : field.whyRefused(data);
    if (error) Object.assign(read.wrong, wrongIn(field, error.issues));
    else if (message !== null) read.wrong[nameOf(field)] = message;
    else put(read.changes, field, field.show(data) === typedAt(defaults, field) ? null : data);
  }
  return read;
}

/** The kinds whose values have parts with fields of their own. */
export const KINDS_IN_PARTS: readonly SettingField["kind"][] = ["slides", "zones"];

/** A group as it would be with these texts: one that is wrong stands as it is typed. For what shows it before it is saved. */
export function withTyped<Group extends object>(
  group: Group,
  fields: readonly SettingField[],
  textOf: (field: SettingField) => string,
): Group {
  const changes: Record<string, unknown> = Object.fromEntries(Object.entries(group));
  for (const field of fields) {
    const read = field.read(textOf(field));
    const { success, data } = field.schema.safeParse(read);
    put(changes, field, success ? data : read);
  }
  return { ...group, ...changes };
}

/**
 * What is wrong in a field: the first by its name, and where it has parts the first of each by its place, such as
 * `slides.2.title`.
 */
function wrongIn(field: SettingField, issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const wrong: Record<string, string> = {};
  for (const { path, message } of issues) {
    const place = KINDS_IN_PARTS.includes(field.kind) && path.length > 1 ? path.slice(0, 2) : [];
    wrong[[nameOf(field), ...place].join(".")] ??= message;
  }
  return wrong;
}

/** The errors once a field is typed over: of one that has parts, those stay that were told and still hold. */
export function errorsSince(
  fields: readonly SettingField[],
  { name, text }: { name: string; text: string },
  errors: TypedTexts,
): TypedTexts {
  const field = fields.find((one) => nameOf(one) === name && KINDS_IN_PARTS.includes(one.kind));
  const { error } = field?.schema.safeParse(field.read(text)) ?? {};
  const stillWrong = field && error ? wrongIn(field, error.issues) : {};
  return Object.fromEntries(
    Object.keys(errors).flatMap((place) => {
      if (!`${place}.`.startsWith(`${name}.`)) return [[place, errors[place]]];
      return place !== name && stillWrong[place] !== undefined ? [[place, stillWrong[place]]] : [];
    }),
  );
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
