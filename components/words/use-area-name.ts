import { useLanguage } from "#words";
import { useEffect, useState } from "react";
import { type ShownText, showOwnersText } from "@/lib/words/owners-text";

type Translate = (area: string) => string | undefined;

/**
 * Says an area, as lib/areas.ts names it, in the page's language. The names in Bangla come after the page, and only
 * where they are needed: until then an area has its English one.
 */
export function useAreaName(isNeeded: boolean): (area: string) => ShownText {
  const language = useLanguage();
  const isWanted = isNeeded && language === "bn";
  const [translate, setTranslate] = useState<Translate>();

  useEffect(() => {
    if (isWanted) void loadNames().then((names) => setTranslate(() => names));
  }, [isWanted]);

  return (area) => showOwnersText(language, { text: area, textBn: translate?.(area) });
}

async function loadNames(): Promise<Translate | undefined> {
  try {
    return (await import("@/lib/settings/zones/words")).areaInBangla;
  } catch {
    return undefined;
  }
}
