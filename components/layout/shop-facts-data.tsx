import { SHOP_FACTS_ID, shopFacts } from "@/lib/shop-facts";

/** The shop's facts for the components of the browser, which read them from here (lib/shop-facts.ts). */
export function ShopFactsData() {
  const json = JSON.stringify(shopFacts()).replaceAll("<", "\\u003c");
  return (
    <script id={SHOP_FACTS_ID} type="application/json" suppressHydrationWarning>
      {json}
    </script>
  );
}
