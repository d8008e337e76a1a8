import type { ReactNode } from "react";
import { requireUser } from "@/lib/accounts/auth/current-user";

/** Lets in signed-in users only. Each page checks too: client-side navigation fetches a page without its layouts. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  await requireUser();
  return children;
}
