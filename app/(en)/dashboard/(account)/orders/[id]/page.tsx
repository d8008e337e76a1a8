import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChangeOwnOrder } from "@/components/account/change-own-order";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { idParamsSchema } from "@/lib/platform/http/id-schema";

export const metadata: Metadata = { title: "Change your order" };

export default async function ChangeOwnOrderPage({ params }: PageProps<"/dashboard/orders/[id]">) {
  await requireUser();
  const { data } = idParamsSchema.safeParse(await params);
  if (!data) notFound();
  return (
    <>
      <h1 className="mb-2 text-3xl">Change your order</h1>
      <p className="mb-6 max-w-prose text-muted">
        You can change it until we call you. Items that stay keep their price, and your place in our list of
        calls stays too.
      </p>
      <ChangeOwnOrder orderId={data.id} />
    </>
  );
}
