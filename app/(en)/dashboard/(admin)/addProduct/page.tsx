import type { Metadata } from "next";
import { ProductForm } from "@/components/products-desk/product-form";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskProduct").add });

export default async function AddProductPage() {
  await requireAdmin();
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("deskProduct").add}</h1>
      <ProductForm product={null} />
    </>
  );
}
