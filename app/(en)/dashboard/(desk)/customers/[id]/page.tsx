import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CustomerView } from "@/components/customers-desk/customer-view";
import { LinkButton } from "@/components/ui/link-button";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { PATHS } from "@/lib/paths";
import { idSchema } from "@/lib/platform/http/id-schema";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { getCustomer } from "@/lib/reports/customers/queries";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.customer });

export default async function CustomerPage({ params }: PageProps<"/dashboard/customers/[id]">) {
  const user = await requireStaff();
  const id = idSchema.safeParse((await params).id);
  const customer = id.success ? await withPageDeadline(() => getCustomer(user, id.data)) : null;
  if (!customer) notFound();
  return (
    <>
      <CustomerView initial={customer} />
      <div className="mt-8">
        <LinkButton variant="quiet" href={PATHS.customers}>
          {wordsOf("deskPeople").all}
        </LinkButton>
      </div>
    </>
  );
}
