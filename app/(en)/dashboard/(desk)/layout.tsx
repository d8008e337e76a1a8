import type { ReactNode } from "react";
import { DeskAccess } from "@/components/desk-kit/desk-access";
import { EnglishDesk } from "@/components/words/english-desk";
import { requireStaff } from "@/lib/accounts/auth/current-user";

/** Lets in staff and admins only. Each page checks too: client-side navigation fetches a page without its layouts. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const { role } = await requireStaff();
  return (
    <EnglishDesk>
      <DeskAccess role={role}>{children}</DeskAccess>
    </EnglishDesk>
  );
}
