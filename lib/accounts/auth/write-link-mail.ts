import "server-only";
import { getEnv } from "@/lib/env";
import type { Mail } from "@/lib/platform/mail/send-mail";
import { brandTexts } from "@/lib/settings/brand/words";
import { brandFacts } from "@/lib/shop-facts";
import type { Language } from "@/lib/words/constants";
import { localPath } from "@/lib/words/local-path.mjs";

interface LinkMail {
  subject: (brand: string) => string;
  greeting: string;
  ask: string;
  /** The path of the page that the link opens, with its token. */
  link: string;
  notAsked: string;
}

/** A mail with one link, which leads to the page in the mail's language at the configured address. */
export function writeLinkMail(
  language: Language,
  { subject, greeting, ask, link, notAsked }: LinkMail,
): Pick<Mail, "subject" | "text"> {
  const { name } = brandTexts(language);
  const url = new URL(localPath(language, link), getEnv().NEXTAUTH_URL).href;
  return {
    subject: subject(name),
    text: [greeting, ask, url, notAsked, `${name}, ${brandFacts().phone}`].join("\n\n"),
  };
}
