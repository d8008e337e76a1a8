import "server-only";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { localPath } from "@/lib/words/local-path.mjs";
import { languageOfRequest } from "@/lib/words/of-request";

/** The whole address of a page, by its path in English, in the language of the page that is rendered. */
export const pageAddress = (path: string): string => absoluteUrl(localPath(languageOfRequest(), path));
