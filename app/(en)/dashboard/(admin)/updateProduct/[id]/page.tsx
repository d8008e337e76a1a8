import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductForm } from "@/components/products-desk/product-form";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { idSchema } from "@/lib/platform/http/id-schema";
import { getProduct } from "@/lib/catalogue/products/queries";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskProduct").update });

export default async function UpdateProductPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdmin();
  const id = idSchema.safeParse((await params).id);
  const product = id.success
    ? await withPageDeadline(() => getProduct(id.data, { withDrafts: true, withCost: true }))
    : null;
  if (!product) notFound();
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("deskProduct").update}</h1>
      <ProductForm product={product} />
    </>
  );
}
