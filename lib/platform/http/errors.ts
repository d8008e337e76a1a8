import { ERRORS } from "@/lib/platform/http/error-codes.mjs";
import { ShopError } from "@/lib/platform/shop-error";

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES: readonly string[] = Object.keys(ERRORS);

export type ErrorFields = Record<string, string>;

interface AppErrorOptions {
  message?: string;
  /** Field path → what is wrong with it, told beside the field. */
  fields?: ErrorFields;
  retryAfterSeconds?: number;
  /** The methods that the address does answer to. */
  allow?: readonly string[];
  /** Further facts for the client, such as the fresh amount; never echoed input. */
  details?: Record<string, unknown>;
}

/** A refusal that the client is told about. Anything else that is thrown is a bug, or the database being away. */
export class AppError extends ShopError {
  readonly status: number;
  readonly fields: ErrorFields | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly allow: readonly string[] | undefined;

  constructor(
    readonly code: ErrorCode,
    options: AppErrorOptions = {},
  ) {
    super(options.message ?? ERRORS[code].message);
    this.name = "AppError";
    this.status = ERRORS[code].status;
    this.fields = options.fields;
    this.details = options.details;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.allow = options.allow;
  }
}

/** Something that came in is wrong in one field. */
export const invalidField = (field: string, message: string): AppError =>
  new AppError("INVALID_FIELDS", { message, fields: { [field]: message } });
