import { expect, it } from "vitest";
import { xmlElement, xmlText } from "@/lib/seo/xml";

it.each([
  [`Tee & "Co" <b>'s`, "Tee &amp; &quot;Co&quot; &lt;b&gt;&apos;s"],
  ["a ]]> b", "a ]]&gt; b"],
  ["</script>", "&lt;/script&gt;"],
  ["ক্‍ষ র‌্য পাঞ্জাবি", "ক্‍ষ র‌্য পাঞ্জাবি"],
  ["\u0000\u0008bell\u0007\u001f\u007f", "bell\u007f"],
  ["half \ud83d of 👖 \udc56", "half  of 👖 "],
  ["\ufffe\uffff end", " end"],
])("writes %j so that any reader of XML reads it", (text, written) => {
  expect(xmlText(text)).toBe(written);
});

it("writes an element around a text", () => {
  expect(xmlElement("g:title", "A & B")).toBe("<g:title>A &amp; B</g:title>");
});
