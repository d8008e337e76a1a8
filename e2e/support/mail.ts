import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { plainTextOfMail } from "../../testing/plain-text-of-mail";
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
  const links = linksOf(mail);
  expect(links, "links of the mail").toHaveLength(1);
  return new URL(links[0] ?? "");
}

/** The links of a mail, in its order. */
export const linksOf = ({ text }: Mail): string[] => text.match(/https?:\/\/\S+/g) ?? [];

/** The token that a mailed link carries behind its #. */
export const resetTokenOf = (mail: Mail): string => linkOf(mail).hash.slice(1);

function open({ from, to, source }: CaughtMail): Mail {
  const head = (source.split("\r\n\r\n", 1)[0] ?? "").replaceAll(/\r\n[ \t]+/g, " ");
  const subject = /^Subject: (.*)$/im.exec(head)?.[1] ?? "";
  return { from, to, subject: subject.trim(), text: plainTextOfMail(source), source };
}
