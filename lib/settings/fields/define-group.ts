import type { z } from "zod";
import { describeGroup } from "@/lib/settings/fields/describe-group";
import { withDefaults } from "@/lib/settings/fields/with-defaults";

/** The page on which a group is set. */
export interface GroupPage {
  title: string;
  about: string;
  /** The parts of its form, with the fields or groups of fields that each has. */
  parts: readonly { title: string; has: readonly string[] }[];
}

interface GroupFacts<Schema extends z.ZodObject> {
  schema: Schema;
  defaults: z.output<Schema>;
  page: GroupPage;
}

/** A group of settings: all that the shop derives from its schema and its defaults. */
export function defineGroup<Schema extends z.ZodObject>({ schema, defaults, page }: GroupFacts<Schema>) {
  const read = (stored: unknown): z.output<Schema> => withDefaults(schema, stored, defaults);
  return {
    schema,
    defaults,
    page,
    /** The values in force: as stored, else as by default. */
    read,
    /** The same as the audit log keeps them, by the labels of their fields. */
    describeStored: (stored: unknown): Record<string, string> => describeGroup(schema, read(stored)),
  };
}
