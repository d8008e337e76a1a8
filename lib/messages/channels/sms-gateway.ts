import type { MessageVariables } from "@/lib/messages/variables";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";

const PRESETS = {
  bulksmsbd: {
    url: "https://bulksmsbd.net/api/smsapi",
    encoding: "form",
    fields: "api_key={key}&senderid={sender}&number={number}&message={message}",
    numberFormat: "national",
    success: "response_code=202",
    permanent: "1001",
    idPath: "message_id",
  },
  sslwireless: {
    url: "https://smsplus.sslwireless.com/api/v3/send-sms",
    encoding: "json",
    fields: "api_token={key}&sid={sender}&msisdn={number}&sms={message}&csms_id={shortId}",
    numberFormat: "national",
    success: "status_code=200",
    permanent: "",
    idPath: "smsinfo.0.reference_id",
  },
  alphasms: {
    url: "https://api.sms.net.bd/sendsms",
    encoding: "form",
    fields: "api_key={key}&msg={message}&to={number}",
    numberFormat: "national",
    success: "error=0",
    permanent: "",
    idPath: "data.request_id",
  },
  mimsms: {
    url: "https://api.mimsms.com/api/SmsSending/SMS",
    encoding: "json",
    fields:
      "UserName={user}&Apikey={key}&SenderName={sender}&TransactionType=T&MobileNumber={number}&Message={message}",
    numberFormat: "national",
    success: "statusCode=200",
    permanent: "",
    idPath: "trxnId",
  },
} as const;

/** The gateway that the variables describe; each of them goes before what a preset says. Null for `off` and `files`. */
export function readGateway(variables: MessageVariables) {
  const { SMS_GATEWAY: name } = variables;
  if (name === "off" || name === "files") return null;
  const preset = name === "custom" ? null : PRESETS[name];
  const { SMS_KEY: key = "", SMS_SENDER: sender = "", SMS_USER: user = "" } = variables;
  const account = { key, sender, user };
  const encoding = variables.SMS_ENCODING ?? preset?.encoding ?? "json";
  return {
    url: variables.SMS_URL ?? preset?.url ?? "",
    method: encoding === "query" ? variables.SMS_METHOD : "POST",
    encoding,
    headers: fillAll(readPairs(variables.SMS_HEADERS ?? ""), account),
    /** May hold {number}, {message}, {id} and, for gateways that take 20 characters, {shortId}. */
    fields: fillAll(readPairs(variables.SMS_FIELDS ?? preset?.fields ?? ""), account),
    numberFormat: variables.SMS_NUMBER_FORMAT ?? preset?.numberFormat ?? "national",
    /** The place and value in the answer that mean success; without them, any 2xx does. */
    success: readSuccess(variables.SMS_SUCCESS ?? preset?.success ?? ""),
    /** Values in that place after which a retry is of no use. */
    permanent: readValues(variables.SMS_PERMANENT ?? preset?.permanent ?? ""),
    /** The path of the gateway's own id in the answer. */
    idPath: variables.SMS_ID_PATH ?? preset?.idPath ?? null,
    timeoutMs: variables.SMS_TIMEOUT_SECONDS * SECOND_MS,
  };
}

/** All that is to be known of a gateway. */
export type SmsGateway = NonNullable<ReturnType<typeof readGateway>>;

/** Reads pairs in the form of an address's query, so that every character can be written. */
function readPairs(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

function fillAll(pairs: Record<string, string>, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(pairs).map(([name, text]) => [name, fill(text, values)]));
}

/** Puts the values in, once: it does not fill braces inside the values. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}

function readSuccess(text: string): { path: string; values: readonly string[] } | null {
  const at = text.indexOf("=");
  return at < 1 ? null : { path: text.slice(0, at), values: readValues(text.slice(at + 1)) };
}

const readValues = (text: string): string[] =>
  text
    .split("|")
    .map((value) => value.trim())
    .filter(Boolean);

/** What stands in an answer under a path such as `data.0.id`, as text. */
export function readPath(json: unknown, path: string): string | undefined {
  let value: unknown = json;
  for (const key of path.split(".")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
    ? String(value)
    : undefined;
}
