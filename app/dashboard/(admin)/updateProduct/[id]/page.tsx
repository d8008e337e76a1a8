import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductForm } from "@/components/admin/product-form";
import { requireAdmin } from "@/lib/auth/current-user";
import { withPageDeadline } from "@/lib/http/page-deadline";
import { idSchema } from "@/lib/http/id-schema";
import { getProduct } from "@/lib/products/queries";

export const metadata: Metadata = { title: "Update Product" };

export default async function UpdateProductPage({ params }: { params: Promise<{ id: string }> }) {
  await requireAdmin();
  const id = idSchema.safeParse((await params).id);
  const product = id.success ? await withPageDeadline(() => getProduct(id.data)) : null;
  if (!product) notFound();
  return (
    <>
      <h1 className="mb-6 text-3xl">Update Product</h1>
      <ProductForm product={product} />
    </>
  );
}
