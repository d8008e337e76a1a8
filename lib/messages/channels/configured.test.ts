import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it, vi } from "vitest";
import { ALERT_MESSAGE, CART_MESSAGE, CUSTOMER_KINDS } from "@/lib/messages/constants";
import { answer, startHttpDouble } from "@/testing/doubles";

const MESSAGE = { id: "65f0:sms:customer", to: "01712345678", text: "Order 10001 is on its way." };

afterEach(() => vi.unstubAllEnvs());

/** The ways out of a shop with these variables, which are read at first use. */
async function open(variables: Record<string, string>) {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  vi.resetModules();
  const { audienceOf, configuredChannels } = await import("@/lib/messages/channels/configured");
  const channels = configuredChannels();
  const named = (name: string) => {
    const channel = channels.find((candidate) => candidate.name === name);
    if (!channel) throw new Error(`There is no ${name}.`);
    return channel;
  };
  return { names: channels.map(({ name }) => name), named, audience: audienceOf(channels) };
}

it("mails customers about their orders, and with ORDER_MAIL=off only what they ask for", async () => {
  expect((await open({ ORDER_MAIL: "on" })).named("mail").kinds).toEqual(CUSTOMER_KINDS);
  expect((await open({ ORDER_MAIL: "off" })).named("mail").kinds).toEqual([ALERT_MESSAGE, CART_MESSAGE]);
});

it("writes SMS into files in SMS_DIR where the gateway is files", async () => {
  const folder = await mkdtemp(join(tmpdir(), "tejgaon-sms-"));
  const { named } = await open({
    SMS_GATEWAY: "files",
    SMS_DIR: join(folder, "sms"),
  });
  expect(named("sms").kinds).toEqual(CUSTOMER_KINDS);
  expect(await named("sms").send(MESSAGE)).toEqual({ outcome: "sent", answer: "written to a file" });
  const [name = ""] = await readdir(join(folder, "sms"));
  expect(await readFile(join(folder, "sms", name), "utf8")).toBe(
    "To: 01712345678\n\nOrder 10001 is on its way.\n",
  );
  await rm(folder, { recursive: true });
});

it("tells the shopkeeper by the bot, in the chat and at the address that the variables name", async () => {
  const double = await startHttpDouble((response) =>
    answer(response, 200, { ok: true, result: { message_id: 5 } }),
  );
  const { named, audience } = await open({
    TELEGRAM_BOT_TOKEN: "123:abc",
    TELEGRAM_CHAT_ID: "-100",
    TELEGRAM_URL: double.url,
  });
  expect(Object.keys(audience.shop)).toEqual(["telegram"]);
  expect(await named("telegram").send(MESSAGE)).toMatchObject({ outcome: "sent" });
  await double.close();
  expect(double.calls.map(({ path }) => path)).toEqual(["/bot123:abc/sendMessage"]);
  expect(JSON.parse(double.calls[0]?.body ?? "")).toMatchObject({ chat_id: "-100", text: MESSAGE.text });
});

it.each<Record<string, string>>([{ TELEGRAM_BOT_TOKEN: "123:abc" }, { TELEGRAM_CHAT_ID: "-100" }, {}])(
  "tells the shopkeeper nothing with %j alone",
  async (variables) => {
    const { names, audience } = await open(variables);
    expect(names).toEqual(["mail"]);
    expect(Object.keys(audience.shop)).toEqual([]);
  },
);
