import type { MetadataRoute } from "next";
import { PATHS } from "@/lib/paths";
import { dependOnShopFacts } from "@/lib/settings/depend-on-shop-facts";
import { brandFacts } from "@/lib/shop-facts";
import { SITE } from "@/lib/site";

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  await dependOnShopFacts();
  const { name, title, description } = brandFacts();
  return {
    name: title,
    short_name: name,
    description,
    lang: "en",
    id: PATHS.home,
    start_url: PATHS.home,
    display: "standalone",
    background_color: SITE.themeColor,
    theme_color: SITE.themeColor,
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}
