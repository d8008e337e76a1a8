import "server-only";
import type { Metadata } from "next";
import { absoluteUrl } from "@/lib/seo/absolute-url";
import { describeCard, type ShareCard, versionOf } from "@/lib/share/cards";
import { SHARE_SIZE } from "@/lib/share/rules";
import { SITE } from "@/lib/site";

interface SharedPage {
  path: string;
  card: ShareCard;
  /** Left out where the page says itself what it is, because the framework knows no products. */
  type?: "website";
}

/** The metadata with what a network shows of a shared link. Its addresses are whole, as all networks ask. */
export function withShareCard(metadata: Metadata, { path, card, type }: SharedPage): Metadata {
  const title = metadata.title ?? `${SITE.name}: ${SITE.tagline}`;
  const description = metadata.description ?? SITE.description;
  const image = {
    url: absoluteUrl(`${card.path}?v=${versionOf(card)}`),
    ...SHARE_SIZE,
    alt: describeCard(card),
    type: "image/jpeg",
  };
  return {
    ...metadata,
    openGraph: {
      title,
      description,
      url: absoluteUrl(path),
      siteName: SITE.name,
      locale: "en_GB",
      images: [image],
      ...(type && { type }),
    },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
