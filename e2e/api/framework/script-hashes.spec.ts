import { EARLY_PRESS_SCRIPT } from "../../../lib/platform/early-press.mjs";
import { hashInlineScripts } from "../../../server/next/script-hashes.mjs";
import { readBuildFile, testFormat } from "../../support/framework-format";

const INLINE_SCRIPT = /<script(?![^>]*\b(?:src|type)=)[^>]*>([^]*?)<\/script>/g;

for (const page of ["_not-found", "_global-error"])
  testFormat({
    what: `puts only its own data and bootstrap into the inline scripts of ${page}.html`,
    module: "script-hashes.mjs",
    read: () => readBuildFile(`server/app/${page}.html`),
    fits: (html) => {
      const scripts = new Set([...html.matchAll(INLINE_SCRIPT)].map(([, text = ""]) => text));
      scripts.delete(EARLY_PRESS_SCRIPT);
      return scripts.size > 0 && hashInlineScripts(html).split(" ").length === scripts.size;
    },
    change: (html) => html.replaceAll("self.__next_f.push(", "self.__next_data.push("),
  });
