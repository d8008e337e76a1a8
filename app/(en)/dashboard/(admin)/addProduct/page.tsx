import type { Metadata } from "next";
import { ProductForm } from "@/components/products-desk/product-form";
import { requireAdmin } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "Add Product" };

export default async function AddProductPage() {
  await requireAdmin();
  return (
    <>
      <h1 className="mb-6 text-3xl">Add Product</h1>
      <ProductForm product={null} />
    </>
  );
}
