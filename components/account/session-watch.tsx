"use client";

import { useLanguage } from "#words";
import { useEffect } from "react";
import { ensureToken } from "@/lib/platform/http/client";
import { hasToken, onTokenChangeElsewhere } from "@/lib/platform/http/token-store";
import { PATHS } from "@/lib/paths";
import { localPath } from "@/lib/words/local-path.mjs";

/** Fetches a lost token; leaves the dashboard when another tab logs out or Back shows a page from before a logout. */
export function SessionWatch() {
  const language = useLanguage();
  useEffect(() => {
    const leave = () => {
      if (!hasToken()) window.location.replace(localPath(language, PATHS.home));
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) leave();
    };
    window.addEventListener("pageshow", onPageShow);
    // Everybody who sees the dashboard has a session.
    void ensureToken().catch(() => undefined);
    const stop = onTokenChangeElsewhere(leave);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      stop();
    };
  }, [language]);
  return null;
}
