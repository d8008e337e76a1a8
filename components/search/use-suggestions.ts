import { useEffect, useState } from "react";
import { MIN_SEARCH_LENGTH } from "@/lib/catalogue/search/constants";
import { callPublic } from "@/lib/platform/http/client";
import type { Suggestions } from "@/lib/catalogue/search/dto";

const TYPING_PAUSE_MS = 150;

/** Null where there is no answer, or it comes too late: the form itself still searches. */
async function suggest(q: string, signal: AbortSignal): Promise<Suggestions | null> {
  try {
    const found = await callPublic("GET /search", { query: { q }, signal });
    return signal.aborted ? null : found;
  } catch {
    return null;
  }
}

/** What may be meant by a text, once its writer pauses; null while there is nothing to say. What was said stays until then. */
export function useSuggestions(text: string): Suggestions | null {
  const q = text.trim();
  const isAsked = q.length >= MIN_SEARCH_LENGTH;
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null);

  useEffect(() => {
    if (!isAsked) return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      void suggest(q, control.signal).then((found) => found && setSuggestions(found));
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [q, isAsked]);

  return isAsked ? suggestions : null;
}
