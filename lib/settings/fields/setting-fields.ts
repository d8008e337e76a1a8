import { z } from "zod";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { cleanLine, isVisible } from "@/lib/platform/text/text";

/** What a form shows of a setting. */
export interface FieldFacts {
  label: string;
  /** Where shoppers see it, or what to enter. */
  about?: string;
  kind: "line" | "paragraph" | "email" | "phone" | "link";
}

/** The settings that have a field in a form; zod keeps their facts beside their schemas. */
const FIELDS = z.registry<FieldFacts>();

export interface SettingField extends FieldFacts {
  /** By its place in the group, such as `["outlet", "city"]`. */
  path: [string, string?];
  schema: z.ZodType<string>;
}

/** The fields of a group's schema, in its order. */
export function listSettingFields(group: z.ZodObject): SettingField[] {
  return Object.entries(group.shape).flatMap(([name, schema]): SettingField[] => {
    if (schema instanceof z.ZodObject)
      return listSettingFields(schema).map((field) => ({ ...field, path: [name, field.path[0]] }));
    const facts = schema instanceof z.ZodString ? FIELDS.get(schema) : undefined;
    return facts && schema instanceof z.ZodString ? [{ ...facts, path: [name], schema }] : [];
  });
}

interface TextFacts extends Omit<FieldFacts, "kind"> {
  max: number;
}

/** Cleaned before it is checked. */
const text = (clean: (typed: string) => string, max: number) =>
  z.string().overwrite(clean).max(max, `Please keep this to ${max} characters.`);

/** One line of text. */
export const lineField = ({ max, ...facts }: TextFacts) =>
  text(cleanLine, max)
    .refine(isVisible, "Please enter this.")
    .register(FIELDS, { ...facts, kind: "line" });

/** One paragraph of text. */
export const paragraphField = ({ max, ...facts }: TextFacts) =>
  text(cleanLine, max)
    .refine(isVisible, "Please enter this.")
    .register(FIELDS, { ...facts, kind: "paragraph" });

const PHONE = "Please enter a phone number, such as 01700-000000.";

/** A number that can be dialled, as it is to be read. Bengali digits are understood. */
export const phoneField = (facts: Omit<FieldFacts, "kind">) =>
  text((typed) => toLatinDigits(cleanLine(typed)), 20)
    .regex(/^\+?\d(?:[\s-]?\d){5,14}$/, PHONE)
    .register(FIELDS, { ...facts, kind: "phone" });

export const emailField = (facts: Omit<FieldFacts, "kind">) =>
  text((typed) => cleanLine(typed).toLowerCase(), 254)
    .refine((typed) => z.email().safeParse(typed).success, "Please enter a valid email address.")
    .register(FIELDS, { ...facts, kind: "email" });

const isLink = (typed: string): boolean => z.url({ protocol: /^https?$/ }).safeParse(typed).success;
const LINK = "Please enter a whole link, such as https://www.example.com/shop.";
const MAX_LINK = 500;

export const linkField = (facts: Omit<FieldFacts, "kind">) =>
  text(cleanLine, MAX_LINK)
    .refine(isLink, LINK)
    .register(FIELDS, { ...facts, kind: "link" });

/** A link, or nothing. */
export const optionalLinkField = (facts: Omit<FieldFacts, "kind">) =>
  text(cleanLine, MAX_LINK)
    .refine((typed) => typed === "" || isLink(typed), LINK)
    .register(FIELDS, { ...facts, kind: "link" });

/** What a group has in a field, as its control shows it. */
export function typedAt(group: object, { path: [name, part] }: Pick<SettingField, "path">): string {
  const value: unknown = Reflect.get(group, name);
  if (part !== undefined) return typedAt(Object(value), { path: [part] });
  return typeof value === "string" ? value : "";
}

/** The name of a field in the audit log. */
export const auditLabel = (label: string): string => label.toLowerCase();

/** The name of a field in its form. */
export const nameOf = ({ path }: Pick<SettingField, "path">): string => path.join(".");
