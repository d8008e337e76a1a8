import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { readBuildFile, testFormat } from "../../support/framework-format";

const loader = createRequire(import.meta.url).resolve("next/dist/server/config.js");

testFormat({
  what: "takes the settings of required-server-files.json from __NEXT_PRIVATE_STANDALONE_CONFIG",
  module: "built-config.mjs",
  read: async () => ({
    files: await readBuildFile("required-server-files.json"),
    loader: await readFile(loader, "utf8"),
  }),
  fits: ({ files, loader: text }) =>
    text.includes("JSON.parse(process.env.__NEXT_PRIVATE_STANDALONE_CONFIG)") &&
    /"config":\{.*"poweredByHeader":false/s.test(files.replaceAll(/\s/g, "")),
  change: ({ files, loader: text }) => ({ files: files.replace('"config"', '"settings"'), loader: text }),
});
