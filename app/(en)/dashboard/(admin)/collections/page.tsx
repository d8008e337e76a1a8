import type { Metadata } from "next";
import { CollectionsView } from "@/components/products-desk/collections/collections-view";
import { COLOR_FAMILIES } from "@/lib/catalogue/search/catalog-colors";
import { requireAdmin } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "Collections" };

export default async function CollectionsPage() {
  await requireAdmin();
  return (
    <>
      <h1 className="text-3xl">Collections</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        A collection is a row of products with a page of its own. A slide of the home page can lead to it, and
        your own row there can show it.
      </p>
      <CollectionsView colors={COLOR_FAMILIES.map(({ slug, label }) => ({ slug, label }))} />
    </>
  );
}
