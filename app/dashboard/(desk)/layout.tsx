import type { ReactNode } from "react";
import { DeskAccess } from "@/components/admin/desk-access";
import { requireStaff } from "@/lib/auth/current-user";

/** Nobody but staff and admins. Each page asks too: who moves between pages by script gets the page without its layouts. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const { role } = await requireStaff();
  return <DeskAccess role={role}>{children}</DeskAccess>;
}
