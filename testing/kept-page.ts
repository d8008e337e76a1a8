import { ServedPages } from "@/testing/served-pages";

// Answers one page from memory, as the shop's server does without the framework and the database: kept-page.ts PORT
const BYTES = 120_000;
const PATH = "/belts";

const served = new ServedPages({ isLogging: true });
served.render = (_, response) => {
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "s-maxage=300, stale-while-revalidate=31535700");
  response.setHeader("ETag", '"page"');
  response.end(
    Array.from({ length: BYTES / 40 }, (_line, at) => `<li>${(at * 7_919) % 999_983}</li>`).join("\n"),
  );
};
await served.open(Number(process.argv[2]));
// The page is rendered for the first visitor, and compressed a moment later.
const isCompressed = async () =>
  (await served.ask(PATH, { "Accept-Encoding": "br" })).headers.get("content-encoding") === "br";
while (!(await isCompressed()));
