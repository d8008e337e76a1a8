import { z } from "zod";
import { FAILURE_DEFAULTS, type FailureDefaultKey } from "@/lib/platform/http/error-response";
import { ERROR_CODES } from "@/lib/platform/http/errors";

/** The responses of the contract that hold nothing but what was done. */
export const insertedResponseSchema = z.object({ insertedId: z.string() });
export const modifiedResponseSchema = z.object({ modifiedCount: z.int() });
export const deletedResponseSchema = z.object({ deletedCount: z.int() });

/** A file. */
export const fileResponseSchema = z.instanceof(Blob);

export const errorFieldsSchema = z
  .record(z.string(), z.string())
  .describe("What is wrong with each field, by its path.");
export const errorDetailsSchema = z
  .record(z.string(), z.unknown())
  .describe("Further facts, such as the fresh amount.");

/** A refusal with one of these codes; `failureDefault` is the key that the call's response holds also then. */
export function errorResponseSchema(codes = ERROR_CODES, failureDefault?: FailureDefaultKey) {
  const error = z.object({
    code: z.enum(codes),
    message: z.string(),
    fields: errorFieldsSchema.optional(),
    details: errorDetailsSchema.optional(),
    requestId: z.string(),
  });
  return z.object({
    error,
    ...(failureDefault && { [failureDefault]: z.literal(FAILURE_DEFAULTS[failureDefault]) }),
  });
}
