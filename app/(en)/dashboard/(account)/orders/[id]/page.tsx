import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChangeOwnOrder } from "@/components/account/change-own-order";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { idParamsSchema } from "@/lib/platform/http/id-schema";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("orders").changing.title });

export default async function ChangeOwnOrderPage({ params }: PageProps<"/dashboard/orders/[id]">) {
  await requireUser();
  const { data } = idParamsSchema.safeParse(await params);
  if (!data) notFound();
  const { title, intro } = wordsOf("orders").changing;
  return (
    <>
      <h1 className="mb-2 text-3xl">{title}</h1>
      <p className="mb-6 max-w-prose text-muted">{intro}</p>
      <ChangeOwnOrder orderId={data.id} />
    </>
  );
}
