import type { ReactNode } from "react";
import { BanglaDesk } from "@/components/words/bangla-desk";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { inBangla } from "@/lib/words/of-request";

/** Lets in admins only. Each page checks too: client-side navigation fetches a page without its layouts. */
async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdmin();
  return <BanglaDesk>{children}</BanglaDesk>;
}

export default inBangla(AdminLayout);
