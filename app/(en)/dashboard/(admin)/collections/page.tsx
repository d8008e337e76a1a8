import type { Metadata } from "next";
import { CollectionsView } from "@/components/products-desk/collections/collections-view";
import { COLOR_FAMILIES } from "@/lib/catalogue/search/catalog-colors";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskCatalogue").collections.title });

export default async function CollectionsPage() {
  await requireAdmin();
  const { collections: words } = wordsOf("deskCatalogue");
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{words.intro}</p>
      <CollectionsView colors={COLOR_FAMILIES.map(({ slug, label }) => ({ slug, label }))} />
    </>
  );
}
