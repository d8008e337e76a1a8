import type { z } from "zod";
import { withDefaults } from "@/lib/settings/fields/with-defaults";

interface GroupFacts<Schema extends z.ZodObject> {
  schema: Schema;
  defaults: z.output<Schema>;
  /** Of the group's form, with the fields or groups of fields that each has. */
  parts: readonly (readonly string[])[];
}

/** A group of settings: all that the shop derives from its schema and its defaults. */
export function defineGroup<Schema extends z.ZodObject>({ schema, defaults, parts }: GroupFacts<Schema>) {
  return {
    schema,
    defaults,
    parts,
    /** The values in force: as stored, else as by default. */
    read: (stored: unknown): z.output<Schema> => withDefaults(schema, stored, defaults),
  };
}
