import { afterEach, describe, expect, it } from "vitest";
import { readGateway } from "@/lib/messages/channels/sms-gateway";
import { sendSms } from "@/lib/messages/channels/sms";
import { parseVariables } from "@/lib/env";
import { messageVariables, type MessageVariables } from "@/lib/messages/variables";
import { answer, type Behave, type HttpDouble, startHttpDouble } from "@/testing/doubles";

let double: HttpDouble | undefined;
afterEach(async () => {
  await double?.close();
  double = undefined;
});

const MESSAGE = {
  id: "65f000000000000000000001:sms:customer",
  to: "01712345678",
  text: "Order 10001 {key} & “ঠিক” = ok",
};

/** As the shop's own variables are read. */
function variables(given: Record<string, string>): MessageVariables {
  return parseVariables(messageVariables, given);
}

/** Sends by a gateway that does this. */
async function send(given: Record<string, string>, behave: Behave, message = MESSAGE) {
  double = await startHttpDouble(behave);
  const gateway = readGateway(
    variables({ SMS_URL: `${double.url}/send`, SMS_TIMEOUT_SECONDS: "20", ...given }),
  );
  if (!gateway) throw new Error("There is no gateway.");
  const delivery = await sendSms(gateway, message).catch((error: Error) => error.name);
  return { delivery, call: double.calls[0] };
}

describe("what a gateway is sent", () => {
  it.each([
    ["bulksmsbd", { SMS_KEY: "k&y", SMS_SENDER: "TEJ" }, { response_code: 202, message_id: 7 }, "7"],
    [
      "sslwireless",
      { SMS_KEY: "k&y", SMS_SENDER: "TEJ" },
      { status_code: 200, smsinfo: [{ reference_id: "r" }] },
      "r",
    ],
    ["alphasms", { SMS_KEY: "k&y" }, { error: 0, data: { request_id: 9 } }, "9"],
    ["mimsms", { SMS_KEY: "k&y", SMS_SENDER: "TEJ", SMS_USER: "u" }, { statusCode: "200", trxnId: "t" }, "t"],
  ])("is what %s wants, and its success is understood", async (name, given, reply, channelId) => {
    const { delivery, call } = await send({ SMS_GATEWAY: name, ...given }, (response) =>
      answer(response, 200, reply),
    );
    expect(delivery).toMatchObject({ outcome: "sent", channelId });
    const isJson = String(call?.headers["content-type"]).includes("json");
    const fields = isJson
      ? JSON.parse(call?.body ?? "")
      : Object.fromEntries(new URLSearchParams(call?.body));
    expect(Object.values(fields)).toEqual(expect.arrayContaining(["k&y", "8801712345678", MESSAGE.text]));
    if (name === "sslwireless") expect(String(fields.csms_id)).toMatch(/^[0-9a-f]{20}$/);
  });

  it("can be described wholly by variables: in the address, with headers, our id and another number", async () => {
    const { delivery, call } = await send(
      {
        SMS_GATEWAY: "custom",
        SMS_METHOD: "GET",
        SMS_ENCODING: "query",
        SMS_KEY: "secret",
        SMS_HEADERS: "Authorization=Bearer%20{key}",
        SMS_FIELDS: "to={number}&text={message}&ref={id}",
        SMS_NUMBER_FORMAT: "international",
        SMS_SUCCESS: "result.0.state=queued|sent",
        SMS_ID_PATH: "result.0.reference",
      },
      (response) => answer(response, 200, { result: [{ state: "queued", reference: "r-17" }] }),
    );
    expect(delivery).toEqual({ outcome: "sent", answer: "result.0.state=queued", channelId: "r-17" });
    expect(call).toMatchObject({ method: "GET", body: "", headers: { authorization: "Bearer secret" } });
    const query = Object.fromEntries(new URL(call?.path ?? "", "http://double").searchParams);
    expect(query).toEqual({ to: "+8801712345678", text: MESSAGE.text, ref: MESSAGE.id });
  });

  it.each(["+19171234567", "0171234567", "02-9661234", "01712345678,01812345678"])(
    "is nothing for %s, which is no mobile number of Bangladesh",
    async (to) => {
      const { delivery, call } = await send(CUSTOM, (response) => answer(response, 200, {}), {
        ...MESSAGE,
        to,
      });
      expect(delivery).toEqual({ outcome: "dead", answer: "Not a mobile number of Bangladesh" });
      expect(call).toBeUndefined();
    },
  );
});

const CUSTOM = {
  SMS_GATEWAY: "custom",
  SMS_FIELDS: "to={number}&text={message}",
  SMS_SUCCESS: "code=0",
  SMS_PERMANENT: "12|13",
};

describe("what a gateway answers", () => {
  it.each<[string, Behave, unknown]>([
    [
      "that it takes it",
      (response) => answer(response, 200, { code: 0 }),
      { outcome: "sent", answer: "code=0" },
    ],
    [
      "200, and that it does not",
      (response) => answer(response, 200, { code: 5 }),
      { outcome: "retry", answer: "code=5" },
    ],
    [
      "that the number is none",
      (response) => answer(response, 200, { code: 12 }),
      { outcome: "dead", answer: "code=12" },
    ],
    [
      "200 and no word of it",
      (response) => answer(response, 200, { ok: true }),
      { outcome: "retry", answer: "HTTP 200 without a verdict" },
    ],
    [
      "a page",
      (response) => void response.end("<h1>Welcome"),
      { outcome: "retry", answer: "HTTP 200 without a verdict" },
    ],
    [
      "that it is busy",
      (response) => answer(response, 429, {}, { "Retry-After": "7" }),
      { outcome: "retry", answer: "HTTP 429", afterMs: 7_000 },
    ],
    ["trouble of its own", (response) => answer(response, 503, {}), { outcome: "retry", answer: "HTTP 503" }],
    [
      "that our key is wrong",
      (response) => answer(response, 401, {}),
      { outcome: "retry", answer: "HTTP 401" },
    ],
    [
      "that it has moved",
      (response) => answer(response, 302, {}, { Location: "http://127.0.0.1:9/" }),
      { outcome: "retry", answer: "HTTP 302" },
    ],
    [
      "that the request is wrong",
      (response) => answer(response, 422, {}),
      { outcome: "dead", answer: "HTTP 422" },
    ],
    [
      "with the number in its verdict",
      (response) => answer(response, 200, { code: "bad 8801712345678 x@y.bd" }),
      { outcome: "retry", answer: "code=bad … …" },
    ],
    ["nothing, ever", () => undefined, "TimeoutError"],
    ["half of it, and then nothing", (response) => void response.write('{"code":'), "TimeoutError"],
    ["by hanging up", (response) => void response.destroy(), "TypeError"],
    [
      "without an end",
      (response) => {
        for (let at = 0; at < 40; at += 1) response.write("x".repeat(8_192));
      },
      { outcome: "retry", answer: "HTTP 200 without a verdict" },
    ],
  ])("%s", async (_, behave, expected) => {
    const isMute = expected === "TimeoutError";
    const given = { ...CUSTOM, ...(isMute && { SMS_TIMEOUT_SECONDS: "1" }) };
    expect((await send(given, behave)).delivery).toEqual(expected);
  });
});

describe("variables that describe no gateway", () => {
  it.each([
    [{ SMS_GATEWAY: "custom", SMS_FIELDS: "to={number}&text={message}" }, "SMS_URL is missing"],
    [
      { SMS_GATEWAY: "custom", SMS_URL: "http://g.example", SMS_FIELDS: "to={number}" },
      "SMS_FIELDS does not say",
    ],
    [{ SMS_GATEWAY: "mimsms" }, "SMS_KEY is missing"],
    [{ SMS_GATEWAY: "pigeon" }, "SMS_GATEWAY is none of"],
    [{ SMS_TIMEOUT_SECONDS: "900" }, "SMS_TIMEOUT_SECONDS is not a number"],
  ])("%o are named at start", (given, message) => {
    expect(() => variables(given)).toThrow(message);
  });
});
