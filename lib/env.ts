import { z } from "zod";
import { parseColumns } from "@/lib/couriers/columns";
import { checkMessageVariables, MESSAGE_VARIABLES } from "@/lib/messages/variables";
import { SITE } from "@/lib/site";

const SECRET_MIN_BYTES = 32;

const PLACEHOLDER = /change.?me|^(change|replace|example|secret|your)|<.*>/i;

const secret = z
  .string()
  .refine(
    (value) => Buffer.byteLength(value) >= SECRET_MIN_BYTES,
    `is shorter than ${SECRET_MIN_BYTES} bytes`,
  )
  .refine((value) => !PLACEHOLDER.test(value), "is a known default");

const optionalText = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

const WEBHOOK_SECRET_MIN = 16;

const webhookSecret = optionalText
  .refine(
    (value) => value === undefined || value.length >= WEBHOOK_SECRET_MIN,
    `is shorter than ${WEBHOOK_SECRET_MIN} characters`,
  )
  .refine((value) => value === undefined || !PLACEHOLDER.test(value), "is a known default");

/** Headings in their order, each with what stands below it: see lib/couriers/columns.ts. */
const columns = optionalText.refine(
  (value) => value === undefined || parseColumns(value) !== null,
  "is not a list such as Invoice=invoice,Name=name",
);

const envSchema = z
  .object({
    MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, "is not a mongodb:// or mongodb+srv:// address"),
    NEXTAUTH_URL: z.url({ protocol: /^https?$/, error: "is not an http(s) address" }),
    NEXTAUTH_SECRET: secret,
    JWT_SECRET: secret,
    RATE_LIMIT_FACTOR: z
      .string()
      .regex(/^\d+(\.\d+)?$/, "is not a number")
      .default("1")
      .transform(Number),
    /** One line on stdout for each request; what somebody was turned away for is written in any case. */
    LOG_REQUESTS: z.enum(["on", "off"], "is neither on nor off").default("on"),
    /** off: the server uses nothing of the framework that is private to it (server/README.md). */
    NEXT_EXTRAS: z.enum(["on", "off"], "is neither on nor off").default("on"),
    /** How many proxies of ours stand in front and append to X-Forwarded-For; 0 believes the header not at all. */
    TRUSTED_PROXIES: z.string().regex(/^\d$/, "is not a digit").default("0").transform(Number),
    /** Comma-separated addresses that become admins at start, if they are registered. */
    ADMIN_EMAILS: z
      .string()
      .default("")
      .transform((value) =>
        value
          .split(",")
          .map((email) => email.trim().toLowerCase())
          .filter(Boolean),
      ),
    /** Sign-in with Google is offered where both of its keys are set. */
    GOOGLE_CLIENT_ID: optionalText,
    GOOGLE_CLIENT_SECRET: optionalText,
    /** The OpenID provider behind that button. */
    GOOGLE_ISSUER: z
      .url({ protocol: /^https?$/, error: "is not an http(s) address" })
      .default("https://accounts.google.com"),
    /** Where mail is handed over, such as smtps://user:password@mail.example; without it, mail becomes files in MAIL_DIR. */
    SMTP_URL: optionalText,
    MAIL_FROM: z.string().default(`${SITE.name} <${SITE.email}>`),
    /** Synonyms of the search, beside those of lib/catalog-synonyms.ts: a line of words with commas between for each. */
    SYNONYMS_FILE: optionalText,
    /** The columns of the files for couriers, where they are not the usual ones. */
    COURIER_COLUMNS_STEADFAST: columns,
    COURIER_COLUMNS_PATHAO: columns,
    COURIER_COLUMNS_REDX: columns,
    COURIER_COLUMNS_OTHER: columns,
    /** Parcels are booked with Steadfast over its API where both of its keys are set. */
    STEADFAST_API_KEY: optionalText,
    STEADFAST_SECRET_KEY: optionalText,
    STEADFAST_BASE_URL: z
      .url({ protocol: /^https?$/, error: "is not an http(s) address" })
      .default("https://portal.packzy.com/api/v1"),
    /** Steadfast's webhook is answered where its token is set, which Steadfast sends as a bearer and signs with. */
    STEADFAST_WEBHOOK_TOKEN: webhookSecret,
    /** Where Steadfast signs with something else than the token. */
    STEADFAST_WEBHOOK_SECRET: webhookSecret,
    MAIL_DIR: z.string().default(".data/mail"),
    ...MESSAGE_VARIABLES,
  })
  .superRefine(checkMessageVariables);

export type Env = z.infer<typeof envSchema>;

export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.name = "EnvError";
  }
}

/**
 * Parses the variables, of which an empty one is not set; throws EnvError with one line for each that is missing, too
 * short or a known default.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ""));
  const parsed = envSchema.safeParse(filled);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return source[name] ? `${name} ${issue.message}` : `${name} is missing`;
  });
  throw new EnvError([...new Set(problems)]);
}

let env: Env | undefined;

/** The environment of this process, read at first use so that a build needs no variable. */
export function getEnv(): Env {
  env ??= parseEnv(process.env);
  return env;
}
