import type { Metadata } from "next";
import { CustomersView } from "@/components/customers-desk/customers-view";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.customers });

export default async function CustomersPage() {
  await requireStaff();
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("deskKit").titles.customers}</h1>
      <CustomersView today={toDhakaDay(Date.now())} />
    </>
  );
}
