import { z } from "zod";
import { optionalText, variablesOf, webAddress } from "@/lib/env";
import { LANGUAGES } from "@/lib/words/constants";

const SMS_ENCODINGS = ["json", "form", "query"] as const;
/** 01712345678, 8801712345678, +8801712345678. */
const SMS_NUMBER_FORMATS = ["local", "national", "international"] as const;

/** `files` writes each to a file of SMS_DIR; `custom` is wholly described by the variables. */
const SMS_GATEWAYS = ["off", "files", "custom", "bulksmsbd", "sslwireless", "alphasms", "mimsms"] as const;

/** The variables of the ways by which the shop tells people something. */
export const messageVariables = z
  .object({
    /** off: customers get no mail about their orders; what they ask for, such as a new password, is sent all the same. */
    ORDER_MAIL: z.enum(["on", "off"], "is neither on nor off").default("on"),
    /** For those who have chosen none. */
    MESSAGES_LANGUAGE: z.enum(LANGUAGES, `is neither ${LANGUAGES.join(" nor ")}`).default("en"),
    SMS_GATEWAY: z.enum(SMS_GATEWAYS, `is none of ${SMS_GATEWAYS.join(", ")}`).default("off"),
    SMS_URL: webAddress.optional(),
    SMS_METHOD: z.enum(["GET", "POST"], "is neither GET nor POST").default("POST"),
    SMS_ENCODING: z.enum(SMS_ENCODINGS, `is none of ${SMS_ENCODINGS.join(", ")}`).optional(),
    /** As in the query of an address, like SMS_FIELDS: Authorization=Bearer%20{key}. */
    SMS_HEADERS: optionalText,
    SMS_FIELDS: optionalText,
    SMS_KEY: optionalText,
    SMS_SENDER: optionalText,
    SMS_USER: optionalText,
    SMS_NUMBER_FORMAT: z.enum(SMS_NUMBER_FORMATS, `is none of ${SMS_NUMBER_FORMATS.join(", ")}`).optional(),
    /** Where an answer tells a success, and how: status_code=200, or response_code=202|203. */
    SMS_SUCCESS: optionalText,
    /** The values there with which no second try helps: 1001|1002. */
    SMS_PERMANENT: optionalText,
    SMS_ID_PATH: optionalText,
    SMS_TIMEOUT_SECONDS: z
      .string()
      .regex(/^([1-9]|[12]\d|30)$/, "is not a number from 1 to 30")
      .default("10")
      .transform(Number),
    SMS_DIR: z.string().default(".data/sms"),
    /** Both set: the shopkeeper is told in this chat. */
    TELEGRAM_BOT_TOKEN: optionalText,
    TELEGRAM_CHAT_ID: optionalText,
    TELEGRAM_URL: webAddress.default("https://api.telegram.org"),
  })
  .superRefine(({ SMS_GATEWAY: name, SMS_URL: url, SMS_FIELDS: fields, SMS_KEY: key }, context) => {
    const refuse = (variable: string, message: string) =>
      context.addIssue({ code: "custom", path: [variable], message });
    if (name === "off" || name === "files") return;
    if (name !== "custom") return key ? undefined : refuse("SMS_KEY", "is missing");
    if (!url) return refuse("SMS_URL", "is missing");
    if (!(fields?.includes("{number}") && fields.includes("{message}")))
      refuse("SMS_FIELDS", "does not say where {number} and {message} go");
  });

export const getMessageVariables = variablesOf(messageVariables);

export type MessageVariables = z.output<typeof messageVariables>;
