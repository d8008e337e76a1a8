import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ProductArticle } from "@/components/product/product-article";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { getPicturedColor } from "@/lib/catalogue/products/pictured-color";
import { getProduct } from "@/lib/catalogue/products/queries";
import { listAlertChannels } from "@/lib/messages/stock-alerts/queries";
import { updateProductPath } from "@/lib/desk-paths";
import { detailsPath } from "@/lib/paths";
import { absoluteUrl } from "@/lib/platform/http/absolute-url";
import { idSchema } from "@/lib/platform/http/id-schema";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";

export const metadata: Metadata = { title: "Preview" };

export default async function PreviewPage({ params }: PageProps<"/dashboard/updateProduct/[id]/preview">) {
  await requireAdmin();
  const id = idSchema.safeParse((await params).id);
  const product = id.success ? await withPageDeadline(() => getProduct(id.data, { withDrafts: true })) : null;
  if (!product) notFound();
  return (
    <>
      <div className="mb-6">
        <Notice>
          <p className="mb-3">
            {product.isDraft
              ? "A draft: only admins see this. It will look like this once it is published."
              : "Its page in the shop looks like this."}
          </p>
          <LinkButton variant="quiet" href={updateProductPath(product._id)}>
            Edit
          </LinkButton>
        </Notice>
      </div>
      {/* Nothing can be ordered from here. */}
      <div inert>
        <ProductArticle
          product={product}
          alertChannels={listAlertChannels()}
          picturedColor={getPicturedColor(product)}
          address={absoluteUrl(detailsPath(product._id))}
        />
      </div>
    </>
  );
}
