import "server-only";
import { getEnv } from "@/lib/env";
import type { Mail } from "@/lib/platform/mail/send-mail";
import { renderMail } from "@/lib/settings/brand/mail/render-mail";
import { brandTexts } from "@/lib/settings/brand/words";
import { brandFacts } from "@/lib/shop-facts";
import type { Language } from "@/lib/words/constants";
import { wordsOf } from "@/lib/words/of-request";
import { localPath } from "@/lib/words/local-path.mjs";

interface LinkMail {
  subject: (brand: string) => string;
  greeting: string;
  ask: string;
  /** What the link does. */
  action: string;
  /** The path of the page that the link opens, with its token. */
  link: string;
  notAsked: string;
}

/** A mail with one link, which leads to the page in the mail's language at the configured address. */
export function writeLinkMail(
  language: Language,
  { subject, greeting, ask, action, link, notAsked }: LinkMail,
): Omit<Mail, "to"> {
  const { name } = brandTexts(language);
  const url = new URL(localPath(language, link), getEnv().NEXTAUTH_URL).href;
  return renderMail({
    language,
    subject: subject(name),
    greeting,
    paragraphs: [ask],
    button: { label: action, url },
    notes: [{ text: notAsked }, { text: wordsOf("shell", language).footer.call(brandFacts().phone) }],
  });
}
