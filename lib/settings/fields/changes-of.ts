import { z } from "zod";

/** A part of a change: left out it stays, null restores the default, and so it is within a group or a table. */
type ChangeOf<Schema> =
  Schema extends z.ZodObject<infer Shape>
    ? z.ZodOptional<z.ZodNullable<z.ZodObject<{ [Name in keyof Shape]: ChangeOf<Shape[Name]> }>>>
    : Schema extends z.ZodRecord<infer Key, infer Value>
      ? z.ZodOptional<z.ZodNullable<z.ZodRecord<Key & z.core.$partial, z.ZodNullable<Value>>>>
      : Schema extends z.ZodType
        ? z.ZodOptional<z.ZodNullable<Schema>>
        : never;

type ChangesOf<Shape> = z.ZodObject<{ [Name in keyof Shape]: ChangeOf<Shape[Name]> }>;

/** What may be sent to change a group of settings: any of its fields, each as it is set or null. */
export function changesOf<Shape extends z.ZodRawShape>(group: z.ZodObject<Shape>): ChangesOf<Shape>;
export function changesOf(group: z.ZodObject): z.ZodObject {
  const parts = Object.entries<z.core.$ZodType>(group.shape).map(([name, part]) => [
    name,
    z.optional(z.nullable(changeOf(part))),
  ]);
  return z.object(Object.fromEntries(parts));
}

function changeOf(part: z.core.$ZodType): z.core.$ZodType {
  if (part instanceof z.ZodObject) return changesOf(part);
  if (part instanceof z.ZodRecord) return z.partialRecord(part.keyType, z.nullable(part.valueType));
  return part;
}
