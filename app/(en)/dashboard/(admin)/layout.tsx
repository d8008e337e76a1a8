import type { ReactNode } from "react";
import { EnglishAdmin } from "@/components/words/english-admin";
import { requireAdmin } from "@/lib/accounts/auth/current-user";

/** Lets in admins only. Each page checks too: client-side navigation fetches a page without its layouts. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdmin();
  return <EnglishAdmin>{children}</EnglishAdmin>;
}
