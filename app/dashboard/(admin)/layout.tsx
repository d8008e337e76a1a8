import type { ReactNode } from "react";
import { requireAdmin } from "@/lib/accounts/auth/current-user";

/** Nobody but admins. Each page asks too: who moves between pages by script gets the page without its layouts. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdmin();
  return children;
}
