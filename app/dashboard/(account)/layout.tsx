import type { ReactNode } from "react";
import { requireUser } from "@/lib/accounts/auth/current-user";

/** Nobody but who is signed in. Each page asks too: who moves between pages by script gets the page without its layouts. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  await requireUser();
  return children;
}
