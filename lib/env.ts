import { z } from "zod";

const SECRET_MIN_BYTES = 32;
const LARGEST_PORT = 65_535;
/** As scripts/launcher/port.mjs and server/main.mjs have it. */
const DEFAULT_PORT = 3000;

const PLACEHOLDER = /change.?me|^(change|replace|example|secret|your)|<.*>/i;

const secret = z
  .string()
  .refine(
    (value) => Buffer.byteLength(value) >= SECRET_MIN_BYTES,
    `is shorter than ${SECRET_MIN_BYTES} bytes`,
  )
  .refine((value) => !PLACEHOLDER.test(value), "is a known default");

/** A text that may be left out; an empty one is not set. */
export const optionalText = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

export const webAddress = z.url({ protocol: /^https?$/, error: "is not an http(s) address" });

const OPTIONAL_SECRET_MIN = 16;

/** A secret that somebody else may have made. */
export const optionalSecret = optionalText
  .refine(
    (value) => value === undefined || value.length >= OPTIONAL_SECRET_MIN,
    `is shorter than ${OPTIONAL_SECRET_MIN} characters`,
  )
  .refine((value) => value === undefined || !PLACEHOLDER.test(value), "is a known default");

const envSchema = z.object({
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\//, "is not a mongodb:// or mongodb+srv:// address"),
  NEXTAUTH_URL: webAddress,
  NEXTAUTH_SECRET: secret,
  JWT_SECRET: secret,
  RATE_LIMIT_FACTOR: z
    .string()
    .regex(/^\d+(\.\d+)?$/, "is not a number")
    .default("1")
    .transform(Number),
  /** The share of all counted pieces that customers may hold together before anybody has spoken to them. */
  NEWCOMER_SHARE_PERCENT: z
    .string()
    .regex(/^(100|\d{1,2})$/, "is not a whole number from 0 to 100")
    .default("5")
    .transform(Number),
  /** One line on stdout for each request; a line about somebody who was turned away is written in any case. */
  LOG_REQUESTS: z.enum(["on", "off"], "is neither on nor off").default("on"),
  /** Where Prometheus reads the metrics; without it nothing is measured (ops/README.md). */
  METRICS_PORT: z
    .string()
    .regex(/^\d{1,5}$/, "is not a port")
    .transform(Number)
    .refine((port) => port >= 1 && port <= LARGEST_PORT, "is not a port from 1 to 65535")
    .refine((port) => port !== Number(process.env.PORT || DEFAULT_PORT), "is the port of the shop itself")
    .optional(),
  /** The address to listen at for it: whoever can reach it reads how the shop goes. */
  METRICS_HOST: z.string().trim().default("127.0.0.1"),
  /** The folder whose disk the database fills; unless it is on another machine. */
  DATABASE_FOLDER: optionalText,
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
  GOOGLE_ISSUER: webAddress.default("https://accounts.google.com"),
  /** Where mail is handed over, such as smtps://user:password@mail.example; without it, mail becomes files in MAIL_DIR. */
  SMTP_URL: optionalText,
  /** Whom mail is from; the shop itself where it is not set. */
  MAIL_FROM: optionalText,
  /** Synonyms of the search, beside those of lib/catalogue/search/catalog-synonyms.ts: a line of words with commas between for each. */
  SYNONYMS_FILE: optionalText,
  MAIL_DIR: z.string().default(".data/mail"),
});

export type Env = z.infer<typeof envSchema>;

export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(`The environment is not complete:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
    this.name = "EnvError";
  }
}

/**
 * Parses a group of variables; an empty one counts as not set. Throws EnvError with one line for each that is missing,
 * too short or a known default.
 */
export function parseVariables<Schema extends z.ZodType>(
  schema: Schema,
  source: Record<string, string | undefined>,
): z.output<Schema> {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ""));
  const parsed = schema.safeParse(filled);
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return source[name] ? `${name} ${issue.message}` : `${name} is missing`;
  });
  throw new EnvError([...new Set(problems)]);
}

/** A room's own variables of this process, read at first use so that a build needs none. */
export function variablesOf<Schema extends z.ZodType>(schema: Schema): () => z.output<Schema> {
  let variables: z.output<Schema> | undefined;
  return () => (variables ??= parseVariables(schema, process.env));
}

export const parseEnv = (source: Record<string, string | undefined>): Env =>
  parseVariables(envSchema, source);

/** The variables that no room alone reads. */
export const getEnv = variablesOf(envSchema);

/** True in a build, which has neither a database nor the shop's variables. */
export const isBuild = (): boolean => process.env.NEXT_PHASE === "phase-production-build";
