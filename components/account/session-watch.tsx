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
    const stop = onTokenChangeElsewhere(leave);
    // Everybody who opens the dashboard has a session, unless another tab has logged out before this one listened.
    void ensureToken().then(leave, () => undefined);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      stop();
    };
  }, [language]);
  return null;
}
