import type { Metadata } from "next";
import { CategoriesView } from "@/components/products-desk/categories/categories-view";
import { listCategoriesToHide } from "@/lib/catalogue/categories/read-categories";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskCatalogue").categories.title });

export default async function CategoriesPage() {
  await requireAdmin();
  const { categories: words } = wordsOf("deskCatalogue");
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-prose text-muted">{words.intro}</p>
      <CategoriesView empty={await withPageDeadline(listCategoriesToHide)} />
    </>
  );
}
