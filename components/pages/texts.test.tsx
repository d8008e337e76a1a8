import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { AboutText } from "@/components/pages/about-text";
import { ReturnText } from "@/components/pages/return-text";
import { readBlocks } from "@/lib/settings/pages/blocks";
import { DEFAULT_PAGES } from "@/lib/settings/pages/defaults";
import { fillInBlocks } from "@/lib/settings/pages/rules";

/** The tags and words of a text, without how it is set. */
const bare = (html: string): string => html.replace(/ class="[^"]*"/g, "").replaceAll("&#x27;", "'");

it("tells the brand's story word for word while the owner changes nothing", () => {
  expect(bare(renderToStaticMarkup(<AboutText blocks={fillInBlocks(DEFAULT_PAGES.about)} />))).toBe(
    "<div><p>Tejgaon comes from the part of Dhaka where the sewing lines are. For decades their trousers, shirts and tees have left by the container for shops abroad. We keep some of them at home.</p><p>What you find here is sewn to the same patterns, with the same thread counts and the same final inspection, as what is packed for export. We sell it from our outlet in Dhaka and send it anywhere in Bangladesh. You pay when it arrives.</p></div>",
  );
});

it("tells the policy word for word and part for part while the owner changes nothing", () => {
  expect(bare(renderToStaticMarkup(<ReturnText blocks={fillInBlocks(DEFAULT_PAGES.returns)} />))).toBe(
    [
      "<div><section><h2>How long you have</h2><p>Bought at the outlet: 3 days from purchase.</p><p>Delivered to you: 3 days from receiving the order.</p></section>",
      "<section><h2>What we take back</h2><ul><li>The item is unused, undamaged and in its original condition, with its tag intact.</li><li>You have our official invoice.</li><li>Any box or special packaging comes back with it. We don't need the shopping bag.</li><li>There is a valid reason: wrong size, a defect, or the wrong item.</li></ul></section>",
      "<section><h2>What you get</h2><p>A cash refund, or an exchange. If the new item costs more, you pay the difference.</p></section>",
      "<section><h2>Who pays for the delivery</h2><ul><li>A defect, or the wrong item: we pay.</li><li>Another size or color: you pay for the delivery of the new item. The rider who brings it takes the old one along.</li><li>Your money back because it does not fit: you bring the item to the outlet, or pay to send it.</li></ul></section>",
      "<section><h2>How your money comes back</h2><p>You choose when you ask for it: to a mobile account or a bank account of yours, or in cash at the outlet. We pay once we have the items, and delete your account number when the return is over.</p></section>",
      "<section><h2>Paying</h2><p>Orders from this site are paid in cash on delivery. Ways to pay at the outlet: Cash, Bkash, Nagad, Rocket or card.</p></section></div>",
    ].join(""),
  );
});

it("sets what stands before the first heading too, and escapes what is no text", () => {
  const html = renderToStaticMarkup(
    <ReturnText blocks={readBlocks("<b>Bring it</b>\n\n# কবে\n- আজ\n\nMore -> /about")} />,
  );
  expect(bare(html).replace(/ data-[^ >]*/g, "")).toMatch(
    /^<div><section><p>&lt;b&gt;Bring it&lt;\/b&gt;<\/p><\/section><section><h2>কবে<\/h2><ul><li>আজ<\/li><\/ul><div><a href="\/about"/,
  );
});
