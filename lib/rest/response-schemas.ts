import { z } from "zod";
import type { FailureDefaults } from "@/lib/platform/http/error-response";
import { ERROR_CODES } from "@/lib/platform/http/errors";

/** The responses of the contract that hold nothing but what was done. */
export const insertedResponseSchema = z.object({ insertedId: z.string() });
export const modifiedResponseSchema = z.object({ modifiedCount: z.int() });
export const deletedResponseSchema = z.object({ deletedCount: z.int() });

/** Whether a mail was sent. */
export const sentResponseSchema = z.object({ sent: z.boolean() });

/** How the shop is. */
export const healthResponseSchema = z.object({ status: z.string() });

/** A file. */
export const fileResponseSchema = z.instanceof(Blob);

export const errorFieldsSchema = z
  .record(z.string(), z.string())
  .describe("What is wrong with each field, by its path.");
export const errorDetailsSchema = z
  .record(z.string(), z.unknown())
  .describe("Further facts, such as the fresh amount.");

/** The keys that the contract promises also of a call that fails, each with the value that it then has. */
const FAILURE_DEFAULTS: FailureDefaults = { insertedId: null, deletedCount: 0, modifiedCount: 0 };

/** What a refusal holds too of a call with this response. */
export function failureDefaultsOf(response: z.ZodType | undefined): FailureDefaults {
  const keys = response instanceof z.ZodObject ? response.shape : {};
  return Object.fromEntries(Object.entries(FAILURE_DEFAULTS).filter(([key]) => key in keys));
}

export const errorSchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: errorFieldsSchema.optional(),
  details: errorDetailsSchema.optional(),
  requestId: z.string(),
});

/** Each error has a code; here it is one of these. */
const errorOf = (codes: readonly string[]) =>
  errorSchema.and(z.looseObject({ code: z.enum(codes).optional() }));

/** Each with the name that the document gives it, by its codes. */
const errors = new Map<string, ReturnType<typeof errorOf>>();

function namedErrorOf(codes: readonly string[], id: string) {
  const error = errors.get(id) ?? errorOf(codes).meta({ id });
  errors.set(id, error);
  return error;
}

/** A refusal with one of these codes, by a call with these failure defaults; the name is that of the codes. */
export function errorResponseSchema(
  codes = ERROR_CODES,
  failureDefaults: FailureDefaults = {},
  name = "anyError",
) {
  const error = namedErrorOf(codes, name);
  const defaults = Object.entries(failureDefaults).map(([key, value]) => [key, z.literal(value)]);
  return z.object({ error, ...Object.fromEntries(defaults) });
}

export const savedResponseSchema = z.object({ saved: z.literal(true) });
