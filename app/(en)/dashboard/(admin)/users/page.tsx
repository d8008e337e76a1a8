import type { Metadata } from "next";
import { UsersView } from "@/components/users-desk/users-view";
import { requireAdmin } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "Users" };

export default async function UsersPage() {
  const user = await requireAdmin();
  return (
    <>
      <h1 className="mb-6 text-3xl">Users</h1>
      <UsersView ownId={user._id} />
    </>
  );
}
