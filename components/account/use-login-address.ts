import { useBrowserValue } from "@/components/ui/use-browser-value";
import { toSafePath } from "@/lib/accounts/auth/rules";
import { SOCIAL_PARAMETER } from "@/lib/paths";

const parameters = () => new URLSearchParams(window.location.search);
/** The `from` of this page's address, if it is a path of this site. */
export const readFrom = () => toSafePath(parameters().get("from"));
/** Whether this page's address says that Google has sent the shopper back. */
export const readSocial = () => parameters().has(SOCIAL_PARAMETER);

/** The same; null on the server. */
export function useFromParameter(): string | null {
  return useBrowserValue(readFrom, null);
}

/** The same; false on the server. */
export function useIsSocialReturn(): boolean {
  return useBrowserValue(readSocial, false);
}
