import { readBuildFile, testFormat } from "../../support/framework-format";

testFormat({
  what: "names the files that every page runs in rootMainFiles of .next/build-manifest.json",
  module: "build/compile-hints.mjs",
  read: async () => {
    const { rootMainFiles = [] } = JSON.parse(await readBuildFile("build-manifest.json"));
    return await Promise.all(rootMainFiles.map(readBuildFile));
  },
  fits: (scripts) =>
    scripts.length > 0 && scripts.every((text) => text.startsWith("//# allFunctionsCalledOnLoad")),
  change: () => [],
});
