import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { JsonLd } from "@/components/ui/json-ld";
import { BREAKOUT_NAME } from "@/testing/sample-product";

it("holds any text, and none ends the script", () => {
  const html = renderToStaticMarkup(<JsonLd graph={{ name: BREAKOUT_NAME }} />);
  const [, json = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ name: BREAKOUT_NAME });
});
