import type { z } from "zod";
import type { ErrorFields } from "@/lib/platform/http/errors";

/** The first message of each field, by its path. */
export function fieldsOf(error: z.ZodError): ErrorFields {
  const fields: ErrorFields = {};
  for (const issue of error.issues) fields[issue.path.join(".")] ??= issue.message;
  return fields;
}
