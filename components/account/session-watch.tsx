"use client";

import { useEffect } from "react";
import { ensureToken, hasToken, onTokenGoneElsewhere } from "@/lib/http/client";
import { PATHS } from "@/lib/paths";

/** Fetches a token that got lost, and leaves the dashboard when another tab has logged out, or when Back brings up what was seen before a logout. */
export function SessionWatch() {
  useEffect(() => {
    const leave = () => window.location.replace(PATHS.home);
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted && !hasToken()) leave();
    };
    window.addEventListener("pageshow", onPageShow);
    // Whoever sees the dashboard has a session.
    void ensureToken().catch(() => undefined);
    const stop = onTokenGoneElsewhere(leave);
    return () => {
      window.removeEventListener("pageshow", onPageShow);
      stop();
    };
  }, []);
  return null;
}
