import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SaleView } from "@/components/products-desk/sales/sale-view";
import { LinkButton } from "@/components/ui/link-button";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { getSale } from "@/lib/catalogue/sales/queries";
import { PATHS } from "@/lib/paths";
import { idSchema } from "@/lib/platform/http/id-schema";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskSales").one.title });

export default async function SalePage({ params }: PageProps<"/dashboard/sales/[id]">) {
  await requireAdmin();
  const id = idSchema.safeParse((await params).id);
  const sale = id.success ? await withPageDeadline(() => getSale(id.data)) : null;
  if (!sale) notFound();
  return (
    <>
      <SaleView initial={sale} />
      <div className="mt-8">
        <LinkButton variant="quiet" href={PATHS.sales}>
          {wordsOf("deskSales").one.all}
        </LinkButton>
      </div>
    </>
  );
}
