import type { Metadata } from "next";
import { UsersView } from "@/components/users-desk/users-view";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskUsers").title });

export default async function UsersPage() {
  const user = await requireAdmin();
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("deskUsers").title}</h1>
      <UsersView ownId={user._id} />
    </>
  );
}
