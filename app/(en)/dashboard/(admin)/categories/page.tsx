import type { Metadata } from "next";
import { CategoriesView } from "@/components/products-desk/categories/categories-view";
import { listCategoriesToHide } from "@/lib/catalogue/categories/read-categories";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { requireAdmin } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "Categories" };

export default async function CategoriesPage() {
  await requireAdmin();
  return (
    <>
      <h1 className="text-3xl">Categories</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">
        Every product is in one category. Shoppers find them in the menu, on the home page and in the search,
        in this order. The twelve that the shop came with can be moved and hidden.
      </p>
      <CategoriesView empty={await withPageDeadline(listCategoriesToHide)} />
    </>
  );
}
