import type { ReactNode } from "react";
import { DeskAccess } from "@/components/desk-kit/desk-access";
import { BanglaDesk } from "@/components/words/bangla-desk";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { inBangla } from "@/lib/words/of-request";

/** Lets in staff and admins only. Each page checks too: client-side navigation fetches a page without its layouts. */
async function DeskLayout({ children }: { children: ReactNode }) {
  const { role } = await requireStaff();
  return (
    <BanglaDesk>
      <DeskAccess role={role}>{children}</DeskAccess>
    </BanglaDesk>
  );
}

export default inBangla(DeskLayout);
