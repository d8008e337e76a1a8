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
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskProduct").preview.title });

export default async function PreviewPage({ params }: PageProps<"/dashboard/updateProduct/[id]/preview">) {
  await requireAdmin();
  const id = idSchema.safeParse((await params).id);
  const product = id.success ? await withPageDeadline(() => getProduct(id.data, { withDrafts: true })) : null;
  if (!product) notFound();
  const { preview: words } = wordsOf("deskProduct");
  return (
    <>
      <div className="mb-6">
        <Notice>
          <p className="mb-3">{product.isDraft ? words.draft : words.published}</p>
          <LinkButton variant="quiet" href={updateProductPath(product._id)}>
            {words.edit}
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
