import type { ReactNode } from "react";
import { BanglaAdmin } from "@/components/words/bangla-admin";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { inBangla } from "@/lib/words/of-request";

/** Lets in admins only. Each page checks too: client-side navigation fetches a page without its layouts. */
async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdmin();
  return <BanglaAdmin>{children}</BanglaAdmin>;
}

export default inBangla(AdminLayout);
