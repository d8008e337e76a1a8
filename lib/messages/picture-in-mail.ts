import { listCopies } from "@/lib/own-pictures";
import { cutAtWord } from "@/lib/platform/text/text";
import type { MailRow } from "@/lib/settings/brand/mail/mail-parts";
import type { Language } from "@/lib/words/constants";
import { wordsOf } from "@/lib/words/of-request";

const LONGEST_ALT = 60;

interface PicturedLine {
  title: string;
  /** As a product or a line of an order names its picture. */
  image1: string;
  /** The colour that the picture shows, where it is another one, as the language calls it. */
  shownIn?: string | null | undefined;
  siteUrl: string;
  language: Language;
}

/** The narrowest copy of a product's picture, at the shop's address; undefined where there is none. */
export function pictureInMail({
  title,
  image1,
  shownIn,
  siteUrl,
  language,
}: PicturedLine): MailRow["picture"] {
  const [copy] = listCopies(image1);
  if (!copy) return undefined;
  return {
    url: new URL(copy.address, siteUrl).href,
    alt: cutAtWord(title, LONGEST_ALT),
    ...(shownIn && { note: wordsOf("goods", language).shownIn(shownIn) }),
  };
}
