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

/** Values as the audit log keeps them, by the names that it gives them. */
export type DescribedValues = Record<string, string | number | readonly string[]>;

interface GroupFacts<Schema extends z.ZodObject, Page extends GroupPage | null> {
  schema: Schema;
  defaults: z.output<Schema>;
  /** Null for a group without a page of its own. */
  page: Page;
  /** Where the values do not stand by the labels of their fields in the audit log. */
  describe?: (values: z.output<Schema>) => DescribedValues;
}

/** A group of settings: all that the shop derives from its schema and its defaults. */
export function defineGroup<Schema extends z.ZodObject, Page extends GroupPage | null>({
  schema,
  defaults,
  page,
  describe = (values) => describeGroup(schema, values),
}: GroupFacts<Schema, Page>) {
  const read = (stored: unknown): z.output<Schema> => withDefaults(schema, stored, defaults);
  return {
    schema,
    defaults,
    page,
    /** The values in force: as stored, else as by default. */
    read,
    describeStored: (stored: unknown): DescribedValues => describe(read(stored)),
  };
}
