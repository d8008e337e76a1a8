import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { CaughtMail } from "./mail-catcher";

interface Mail {
  from: string;
  to: string[];
  subject: string;
  /** As the reader sees it. */
  text: string;
  source: string;
}

/** The mails that have arrived for this address, oldest first. */
export async function listMails(address: string): Promise<Mail[]> {
  const folder = process.env.MAIL_CATCHER_FOLDER;
  if (!folder) throw new Error("MAIL_CATCHER_FOLDER is not set: e2e/support/loopback-setup.ts sets it.");
  const names = (await readdir(folder)).filter((name) => name.endsWith(".json")).toSorted();
  const mails: CaughtMail[] = await Promise.all(
    names.map(async (name) => JSON.parse(await readFile(join(folder, name), "utf8"))),
  );
  return mails.filter(({ to }) => to.includes(address)).map(open);
}

/** The newest mail of an address, once that many have arrived. */
export async function waitForMail(address: string, count = 1): Promise<Mail> {
  await expect.poll(async () => (await listMails(address)).length).toBeGreaterThanOrEqual(count);
  const newest = (await listMails(address)).at(-1);
  if (!newest) throw new Error(`No mail for ${address}.`);
  return newest;
}

/** The one link of a mail. */
export function linkOf(mail: Mail): URL {
  const links = mail.text.match(/https?:\/\/\S+/g) ?? [];
  expect(links, "links of the mail").toHaveLength(1);
  return new URL(links[0] ?? "");
}

/** The links of a mail that has a plain part beside its HTML, in its order. */
export function linksOf({ source }: Mail): string[] {
  const [, part = ""] = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(source) ?? [];
  return decode(part, "quoted-printable").match(/https?:\/\/\S+/g) ?? [];
}

/** The token that a mailed link carries behind its #. */
export const resetTokenOf = (mail: Mail): string => linkOf(mail).hash.slice(1);

function open({ from, to, source }: CaughtMail): Mail {
  const [head = "", ...body] = source.split("\r\n\r\n");
  const headers = new Map(
    head
      .replaceAll(/\r\n[ \t]+/g, " ")
      .split("\r\n")
      .map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line.slice(line.indexOf(":") + 2)]),
  );
  const text = decode(body.join("\r\n\r\n"), headers.get("content-transfer-encoding") ?? "7bit");
  return { from, to, subject: headers.get("subject") ?? "", text, source };
}

function decode(body: string, encoding: string): string {
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  if (encoding !== "quoted-printable") return body;
  const bytes = body
    .replaceAll("=\r\n", "")
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, "latin1").toString("utf8");
}
