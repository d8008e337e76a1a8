import { readdir } from "node:fs/promises";
import { testFormat } from "../../support/framework-format";

const list = async (folder: string): Promise<string[]> => await readdir(`.next/${folder}`).catch(() => []);

testFormat({
  what: "writes scripts and fonts into .next/static/chunks and media, and leaves .next/cache to a later build",
  module: "build/previous-assets.mjs",
  read: async () => ({
    chunks: await list("static/chunks"),
    fonts: await list("static/media"),
    newest: await list("cache/newest-files/chunks"),
  }),
  fits: ({ chunks, fonts, newest }) =>
    chunks.some((name) => name.endsWith(".js")) &&
    fonts.some((name) => name.endsWith(".woff2")) &&
    newest.length > 0 &&
    newest.every((name) => chunks.includes(name)),
  change: (sample) => ({ ...sample, chunks: [] }),
});
