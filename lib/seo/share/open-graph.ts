import "server-only";
import type { Metadata } from "next";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { describeCard, type ShareCard, versionOf } from "@/lib/seo/share/cards";
import { SHARE_SIZE } from "@/lib/seo/share/rules";
import { brandPage } from "@/lib/seo/public-pages";

/** A page's metadata with the picture that networks show of its link. Its address is whole, as all networks ask. */
export function withShareCard({ openGraph, ...metadata }: Metadata, card: ShareCard): Metadata {
  const image = {
    url: absoluteUrl(`${card.path}?v=${versionOf(card)}`),
    ...SHARE_SIZE,
    alt: describeCard(card),
    type: "image/jpeg",
  };
  const title = openGraph?.title ?? brandPage().title;
  const description = openGraph?.description ?? brandPage().description;
  return {
    ...metadata,
    openGraph: { ...openGraph, images: [image] },
    twitter: { card: "summary_large_image", title, description, images: [image] },
  };
}
