import type { z } from "zod";
import { auditLabel, listSettingFields, typedAt } from "@/lib/settings/fields/setting-fields";

/** The values of a group by the labels of their fields: as the audit log keeps them. */
export const describeGroup = (schema: z.ZodObject, values: object): Record<string, string> =>
  Object.fromEntries(
    listSettingFields(schema).map((field) => [auditLabel(field.label), typedAt(values, field)]),
  );
