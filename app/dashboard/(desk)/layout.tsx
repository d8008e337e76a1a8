import type { ReactNode } from "react";
import { DeskAccess } from "@/components/desk-kit/desk-access";
import { requireStaff } from "@/lib/accounts/auth/current-user";

/** Nobody but staff and admins. Each page asks too: who moves between pages by script gets the page without its layouts. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const { role } = await requireStaff();
  return <DeskAccess role={role}>{children}</DeskAccess>;
}
