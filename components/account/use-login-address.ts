import { useLanguage } from "#words";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { toSafePath } from "@/lib/accounts/auth/rules";
import { SOCIAL_PARAMETER } from "@/lib/paths";
import type { Language } from "@/lib/words/constants";
import { localPath, readLocalPath } from "@/lib/words/local-path.mjs";

const parameters = () => new URLSearchParams(window.location.search);

/** The `from` of this page's address in the page's language, if it is a path of this site. */
export function readFrom(language: Language): string | null {
  const from = toSafePath(parameters().get("from"));
  // The shopper may have changed the language of this page since they came. What is made of a safe path is checked too.
  return from && toSafePath(localPath(language, readLocalPath(from).path));
}

/** Whether this page's address says that Google has sent the shopper back. */
export const readSocial = () => parameters().has(SOCIAL_PARAMETER);

/** The same; null on the server. */
export function useFromParameter(): string | null {
  const language = useLanguage();
  return useBrowserValue(() => readFrom(language), null);
}

/** The same; false on the server. */
export function useIsSocialReturn(): boolean {
  return useBrowserValue(readSocial, false);
}
