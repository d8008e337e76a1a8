import { ODD_TEXTS } from "@/testing/fire/odd-texts";

const bytes = (...values: number[]) => new Uint8Array(values);
const nest = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Values for a field as JSON texts, also texts that no JavaScript value serializes to. */
export const ODD_JSON: string[] = [
  ...ODD_TEXTS.map((text) => JSON.stringify(text)),
  "null",
  "true",
  "false",
  "0",
  "-0",
  "-1",
  "1.5",
  "100",
  "1e999",
  "-1e999",
  "9007199254740993",
  "1e21",
  "[]",
  "[null]",
  '["a","a"]',
  '[["a"]]',
  "[5]",
  "{}",
  '{"$gt":""}',
  '{"$ne":null}',
  '{"$where":"sleep(9000)"}',
  '{"__proto__":{"role":"admin"}}',
  '{"constructor":{"prototype":{}}}',
  '{"a.b":1}',
  '{"length":1e9}',
  '{"toString":1}',
  `[${"1,".repeat(9_999)}1]`,
  nest("[", "]", 5_000),
];

interface OddBody {
  title: string;
  body: BodyInit;
  headers?: Record<string, string>;
}

const asText = (title: string, body: string): OddBody => ({ title, body });
const withType = (type: string): OddBody => ({
  title: `type ${type}`,
  body: "{}",
  headers: { "Content-Type": type },
});

const SIXTY_MEGABYTES = 60 * 1024 * 1024;
const PIECE = new Uint8Array(64 * 1024).fill(0x20);

/** A stream of spaces, which are made only as they are read. */
function flood(): ReadableStream<Uint8Array> {
  let left = SIXTY_MEGABYTES;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) controller.close();
      else controller.enqueue(PIECE);
      left -= PIECE.length;
    },
  });
}

/** Whole bodies that no call accepts. */
export const makeOddBodies = (): OddBody[] => [
  ...["", " ", "{", "}", "[", "{bad", '{"a":}', "{'a':1}", '{"a":1}{"a":1}', '{"a":1,}', "nul"].map((text) =>
    asText(`malformed ${text}`, text),
  ),
  ...["null", "true", "0", "1e999", '""', '"text"', "[]", "[{}]", "{}", "[[]]"].map((text) =>
    asText(`not an object of fields: ${text}`, text),
  ),
  asText("lists, nested 10,000 deep", nest("[", "]", 10_000)),
  asText("objects, nested 10,000 deep", `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`),
  asText("lists that do not end", "[".repeat(60_000)),
  ...["__proto__", "constructor", "prototype", "$set", "$where", "a.b", "role", "_id", "userId", ""].map(
    (key) =>
      asText(
        `only the key ${key}`,
        JSON.stringify({ [key]: { role: "admin" } }).replace("{}", `{"${key}":1}`),
      ),
  ),
  asText("__proto__ in JSON", '{"__proto__":{"role":"admin"}}'),
  asText("the same key twice", '{"email":"a@b.cd","email":{"$ne":1}}'),
  asText("10,000 keys", `{${Array.from({ length: 5_000 }, (_, index) => `"k${index}":1`).join()}}`),
  asText("a form", "email=a%40b.cd"),
  asText("XML", '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  asText("65 KB", `"${"x".repeat(66_000)}"`),
  {
    title: "UTF-16",
    body: bytes(0xff, 0xfe, 0x7b, 0, 0x7d, 0),
    headers: { "Content-Type": "application/json" },
  },
  {
    title: "a BOM",
    body: bytes(0xef, 0xbb, 0xbf, 0x7b, 0x7d),
    headers: { "Content-Type": "application/json" },
  },
  { title: "Latin-1", body: bytes(0x22, 0xe9, 0x22), headers: { "Content-Type": "application/json" } },
  { title: "half a letter", body: bytes(0x22, 0xe0, 0xa6), headers: { "Content-Type": "application/json" } },
  { title: "a NUL", body: bytes(0), headers: { "Content-Type": "application/json" } },
  ...[
    "text/plain",
    "text/html",
    "application/xml",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "multipart/form-data; boundary=x",
    "application/json-patch+json",
    "application/jsonx",
    "text/plain; of=application/json",
    "application/json; charset=utf-16",
    "*/*",
    "x",
    "image/png",
    "image/svg+xml",
  ].map(withType),
  {
    title: "60 MB, announced",
    body: flood(),
    headers: { "Content-Type": "application/json", "Content-Length": String(SIXTY_MEGABYTES) },
  },
  { title: "60 MB, unannounced", body: flood(), headers: { "Content-Type": "application/json" } },
  {
    title: "a length that is none",
    body: "{}",
    headers: { "Content-Type": "application/json", "Content-Length": "many" },
  },
];

/** Odd queries for one parameter. */
export const makeOddQueries = (name: string): string[] => [
  ...ODD_TEXTS.map((text) => `?${name}=${encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, "\uFFFD"))}`),
  `?${name}`,
  `?${name}=%ff`,
  `?${name}=%E0%A4`,
  `?${name}=%`,
  `?${name}=a&${name}=b`,
  `?${name}=a&${name}=a`,
  `?${name}=&${name}=`,
  `?${name}[]=a`,
  `?${name}[$ne]=a`,
  `?${name}[0]=a&${name}[1]=b`,
  `?${name}.x=a`,
  `?${name}=1;${name}=2`,
  `?__proto__[${name}]=a`,
  `?${`${name}=a&`.repeat(1_000)}`,
  `?${Array.from({ length: 500 }, (_, index) => `p${index}=1`).join("&")}`,
];

const HEADER_TEXTS = ODD_TEXTS.filter((text) => /^[\x20-\x7e]*$/.test(text));

/** Odd values for a header of our own. */
export const makeOddHeaders = (name: string): Record<string, string>[] => [
  ...HEADER_TEXTS.map((text) => ({ [name]: text })),
  ...['"', '"" ', "W/", '*, "x"', "Bearer", "Bearer ", "Bearer null", "Basic YTpi", "a=b; c", "=;=;="].map(
    (text) => ({
      [name]: text,
    }),
  ),
];
