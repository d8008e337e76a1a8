import { afterEach, describe, expect, it, vi } from "vitest";
import type { Delivery } from "@/lib/messages/channels/channel";
import { sendTelegram } from "@/lib/messages/channels/telegram";
import { answer, type Behave, startHttpDouble, startSmtpDouble } from "@/testing/doubles";

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  delete process.env.SMTP_URL;
});

describe("Telegram", () => {
  const HOSTILE = "*bold* _it_ [link](https://evil.example) <b>tag</b> `code` \u202egnp.exe @everyone";

  async function tell(behave: Behave, text = HOSTILE) {
    const double = await startHttpDouble(behave);
    closing.push(double.close);
    const bot = { baseUrl: double.url, token: "123:abc", chatId: "-100" };
    return { delivery: await sendTelegram(bot, { id: "x", to: "", text }), call: double.calls[0] };
  }

  it("is sent plain text, in which nobody's name is markup", async () => {
    const { delivery, call } = await tell((response) =>
      answer(response, 200, { ok: true, result: { message_id: 5 } }),
    );
    expect(delivery).toEqual({ outcome: "sent", answer: "ok", channelId: "5" });
    expect(call?.path).toBe("/bot123:abc/sendMessage");
    expect(JSON.parse(call?.body ?? "")).toEqual({
      chat_id: "-100",
      text: HOSTILE,
      link_preview_options: { is_disabled: true },
    });
  });

  it.each<[string, Behave, Delivery]>([
    [
      "wait",
      (response) => answer(response, 429, { ok: false, parameters: { retry_after: 3 } }),
      { outcome: "retry", answer: "HTTP 429", afterMs: 3_000 },
    ],
    ["no", (response) => answer(response, 400, { ok: false }), { outcome: "dead", answer: "HTTP 400" }],
    [
      "200, and not ok",
      (response) => answer(response, 200, { ok: false }),
      { outcome: "retry", answer: "HTTP 200 without “ok”" },
    ],
  ])("says %s", async (_, behave, expected) => {
    expect((await tell(behave)).delivery).toEqual(expected);
  });
});

describe("mail", () => {
  const MAIL = {
    id: "65f0:mail:customer",
    to: "rahim@example.com",
    subject: "Your order",
    text: "Hello",
    html: "<p>Hello</p>",
  };

  async function send(url: string, mail = MAIL): Promise<Delivery> {
    process.env.SMTP_URL = url;
    vi.resetModules();
    const { sendOrderMail } = await import("@/lib/messages/channels/mail");
    return await sendOrderMail(mail);
  }

  it("carries our id, so that a repeat can be told, and both forms", async () => {
    const double = await startSmtpDouble();
    closing.push(double.close);
    expect(await send(double.url)).toEqual({ outcome: "sent", answer: "taken" });
    expect(double.mails[0]).toMatch(/^Message-ID: <65f0\.mail\.customer@[\w.-]+>\r$/m);
    expect(double.mails[0]).toMatch(/text\/plain[\s\S]*text\/html/);
  });

  it.each([
    [550, "5.1.1 no such user rahim@example.com", "dead"],
    [552, "5.2.2 mailbox full", "dead"],
    [452, "4.2.2 mailbox full", "retry"],
    [450, "4.7.1 greylisted", "retry"],
    [535, "5.7.8 who are you", "retry"],
  ])("of an address that is answered %i %s is %s", async (code, text, outcome) => {
    const double = await startSmtpDouble({ refuse: () => ({ code, text }) });
    closing.push(double.close);
    expect(await send(double.url)).toEqual({ outcome, answer: `SMTP ${code}` });
  });

  it("is tried again where nobody listens", async () => {
    expect(await send("smtp://127.0.0.1:9")).toEqual({ outcome: "retry", answer: "ESOCKET" });
  });

  it.each([
    "a@example.com,b@example.com",
    "a@example.com\r\nBcc: b@example.com",
    "Rahim <a@example.com>",
    "",
  ])("goes to no address that is not one alone: %j", async (to) => {
    expect(await send("smtp://127.0.0.1:9", { ...MAIL, to })).toMatchObject({ outcome: "dead" });
  });
});
