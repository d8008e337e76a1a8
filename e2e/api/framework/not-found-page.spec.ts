import { readBuildFile, testFormat } from "../../support/framework-format";

testFormat({
  what: "writes the page of app/global-not-found.tsx, to be read without scripts, into server/app/_not-found.html",
  module: "not-found-page.mjs",
  read: () => readBuildFile("server/app/_not-found.html"),
  fits: (html) =>
    /^<!DOCTYPE html>.*<h1[^>]*>[^<]+<\/h1>/is.test(html) && html.includes('href="/denimpants"'),
  change: (html) => html.replace(/<main[^]*<\/main>/, ""),
});
