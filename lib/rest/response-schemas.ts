import { z } from "zod";
import { FAILURE_DEFAULTS, type FailureDefaultKey } from "@/lib/platform/http/error-response";
import { ERROR_CODES } from "@/lib/platform/http/errors";

/** The responses of the contract that hold nothing but what was done. */
export const insertedResponseSchema = z.object({ insertedId: z.string() });
export const modifiedResponseSchema = z.object({ modifiedCount: z.int() });
export const deletedResponseSchema = z.object({ deletedCount: z.int() });

/** A file. */
export const fileResponseSchema = z.instanceof(Blob);

/** Every refusal; `failureDefault` is the key that the call's response holds also then. */
export function errorResponseSchema(failureDefault?: FailureDefaultKey) {
  const error = z.object({
    code: z.enum(ERROR_CODES),
    message: z.string(),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .describe("What is wrong with each field, by its path."),
    details: z
      .record(z.string(), z.unknown())
      .optional()
      .describe("Further facts, such as the fresh amount."),
    requestId: z.string(),
  });
  return z.object({
    error,
    ...(failureDefault && { [failureDefault]: z.literal(FAILURE_DEFAULTS[failureDefault]) }),
  });
}
