import { usePathname } from "next/navigation";
import { useBrowserValue } from "@/components/ui/use-browser-value";
import { PATHS } from "@/lib/paths";
import type { Language } from "@/lib/words/constants";
import { localPath, readLocalPath } from "@/lib/words/local-path.mjs";

/** What the framework calls pages whose visible addresses lead to them (next.config.ts). */
const INNER = /^\/(?:front\/home|nothing(?=$)|rail(?=\/)|filtered(?=\/))/;

/** The address of the same page in a language. */
export function useSamePage(language: Language): string {
  // In a document without a router, such as the 404 page, there is no path.
  const { path } = readLocalPath(usePathname() ?? PATHS.home);
  const visible = path.replace(INNER, "") || "/";
  // A mailed link has its token behind the #.
  const query = useBrowserValue(() => window.location.search + window.location.hash, "");
  return localPath(language, visible) + query;
}
