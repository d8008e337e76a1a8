import { expect, test } from "@playwright/test";
import { type Caller, newCustomer, newVisitor, signInAs } from "../support/api";
import { base, mailedToken, sendRaw, tryLogin } from "../support/auth";
import { ageResetLinks, findUser, requireUser, verifyEmail } from "../support/auth-database";
import { linkOf, listMails, resetTokenOf, waitForMail } from "../support/mail";
import { demoAdmin, newPerson, type Person } from "../support/people";

const USED_UP = {
  status: 400,
  body: {
    error: { code: "INVALID_FIELDS", fields: { token: expect.stringContaining("used or is too old") } },
  },
};

test.describe("a reset by mail", () => {
  let visitor: Caller;
  let person: Person;

  test.beforeEach(async ({ playwright }) => {
    visitor = await newVisitor(playwright);
    person = newPerson("Rokeya Sakhawat Hossain");
    await visitor.call("POST", "/users", person);
  });

  const confirm = (token: string, password: string) =>
    visitor.call("POST", "/passwordResets/confirm", { token, password });
  const canLogIn = async (password: string) =>
    (await tryLogin(visitor.context, { email: person.email, password })).isSignedIn;

  test("comes as one mail to this address only, with one link to this shop", async () => {
    await verifyEmail(person.email);
    await visitor.call("POST", "/passwordResets", { email: ` ${person.email.toUpperCase()} ` });
    const mail = await waitForMail(person.email);
    expect(mail.to).toEqual([person.email]);
    expect(mail.text).toContain(`Hello ${person.name},`);
    expect(mail.text).toContain("30 minutes");
    const link = linkOf(mail);
    expect(link.origin + link.pathname + link.search).toBe(`${base()}/reset`);
    expect(link.hash).toMatch(/^#[\w-]{43}$/);
  });

  test("carries no words of whoever registered an e-mail that they have not proved", async () => {
    await visitor.call("POST", "/passwordResets", { email: person.email });
    const mail = await waitForMail(person.email);
    expect(mail.text).toMatch(/^Hello,\s/);
    expect(mail.source).not.toContain(person.name);
  });

  test("speaks Bengali names", async () => {
    const karim = { ...newPerson("করিম উদ্দিন"), email: person.email.replace("@", ".bn@") };
    await visitor.call("POST", "/users", karim);
    await verifyEmail(karim.email);
    await visitor.call("POST", "/passwordResets", { email: karim.email });
    const mail = await waitForMail(karim.email);
    expect(mail.text).toContain("Hello করিম উদ্দিন,");
    expect(linkOf(mail).hash).toMatch(/^#[\w-]{43}$/);
  });

  test("is good once", async () => {
    const token = await mailedToken(visitor.context, person.email);
    expect(await confirm(token, "short1")).toMatchObject({ status: 400 });
    expect((await confirm(token, "Prothom2026")).status).toBe(200);
    expect(await confirm(token, "Ditiyo2026")).toMatchObject(USED_UP);
    expect(await canLogIn(person.password)).toBe(false);
    expect(await canLogIn("Ditiyo2026")).toBe(false);
    expect(await canLogIn("Prothom2026")).toBe(true);
    expect((await requireUser(person.email)).isEmailVerified).toBe(true);
  });

  test("is good for 30 minutes", async () => {
    const late = await mailedToken(visitor.context, person.email);
    expect(await ageResetLinks(person.email, 31)).toBe(1);
    expect(await confirm(late, "Deri2026pass")).toMatchObject(USED_UP);
    const inTime = await mailedToken(visitor.context, person.email, 2);
    await ageResetLinks(person.email, 29);
    expect((await confirm(inTime, "Shomoy2026pass")).status).toBe(200);
    expect(await canLogIn("Shomoy2026pass")).toBe(true);
  });

  test("works one time of fifty at once", async () => {
    const token = await mailedToken(visitor.context, person.email);
    const passwords = Array.from({ length: 50 }, (_, index) => `Atonce2026n${index}`);
    const answers = await Promise.all(passwords.map((password) => confirm(token, password)));
    const winners = passwords.filter((_, index) => answers[index]?.status === 200);
    expect(winners).toHaveLength(1);
    // No more than eight passwords are hashed at once; to the others the shop is busy.
    const losers = answers.filter(({ status }) => status !== 200).map(({ status }) => status);
    expect(losers).toHaveLength(49);
    expect(losers.filter((status) => status !== 503 && status !== 400)).toEqual([]);
    expect(await canLogIn(winners[0] ?? "")).toBe(true);
  });

  test("uses up the other links of the account, and nobody else's", async ({ playwright }) => {
    const other = await newCustomer(playwright);
    const othersToken = await mailedToken(visitor.context, other.person?.email ?? "");
    const first = await mailedToken(visitor.context, person.email);
    const second = await mailedToken(visitor.context, person.email, 2);
    expect(first).not.toBe(second);
    expect((await confirm(second, "Notun2026pass")).status).toBe(200);
    expect(await confirm(first, "Purono2026pass")).toMatchObject(USED_UP);
    expect((await confirm(othersToken, "Onno2026pass")).status).toBe(200);
  });

  test("is of no use once the account is gone, also when its e-mail is registered again", async ({
    playwright,
  }) => {
    const token = await mailedToken(visitor.context, person.email);
    const admin = await signInAs(playwright, demoAdmin());
    const { _id } = await requireUser(person.email);
    await admin.call("DELETE", `/users/${_id.toString()}`);
    await visitor.call("POST", "/users", person);
    expect(await confirm(token, "Notun2026pass")).toMatchObject(USED_UP);
    expect(await canLogIn(person.password)).toBe(true);
  });

  test("leads to the configured address, whatever the Host header says", async () => {
    const body = JSON.stringify({ email: person.email });
    const headers = {
      Host: "evil.example",
      "X-Forwarded-Host": "evil.example",
      "X-Forwarded-Proto": "https",
      Forwarded: "host=evil.example",
      Origin: "https://evil.example",
      "Content-Type": "application/json",
      "Content-Length": String(body.length),
    };
    expect((await sendRaw("POST", "/api/passwordResets", headers, body)).status).toBe(200);
    const mail = await waitForMail(person.email);
    expect(linkOf(mail).origin).toBe(base());
    expect(mail.source).not.toContain("evil.example");
    expect((await confirm(resetTokenOf(mail), "Notun2026pass")).status).toBe(200);
  });

  test("answers a known, an unknown and a social-only e-mail alike, and mails only to the first", async () => {
    const unknown = newPerson().email;
    const unclaimed = newPerson().email;
    await visitor.call("POST", "/users", { name: "Unclaimed", email: unclaimed });
    const answers = [];
    for (const email of [unknown, unclaimed, person.email]) {
      const { status, body, headers } = await visitor.call("POST", "/passwordResets", { email });
      const { "x-request-id": _id, date: _date, ...rest } = headers;
      answers.push({ status, body, rest });
    }
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[1]).toEqual(answers[2]);
    expect(answers[0]).toMatchObject({ status: 200, body: { sent: true } });
    await waitForMail(person.email);
    expect(await listMails(unknown)).toEqual([]);
    expect(await listMails(unclaimed)).toEqual([]);
    expect(await findUser(unknown)).toBeNull();
  });

  test("refuses what is not a token, without looking for it", async () => {
    await mailedToken(visitor.context, person.email);
    for (const token of ["", "x", "x".repeat(43), { $ne: null }, ["x".repeat(43)], null, 1, undefined]) {
      const answer = await visitor.call("POST", "/passwordResets/confirm", {
        token,
        password: "Notun2026pass",
      });
      expect(answer.status, JSON.stringify(token)).toBe(400);
    }
    expect(await canLogIn(person.password)).toBe(true);
  });
});
