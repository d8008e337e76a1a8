import type { ReactNode } from "react";
import { DeskHomeWords } from "@/components/words/desk-home-words";
import { requireUser } from "@/lib/accounts/auth/current-user";
import { isAtDesk } from "@/lib/accounts/users/constants";

/** What the desk says in the browser, where this page is the desk's home. */
export default async function ProfileLayout({ children }: { children: ReactNode }) {
  const { role } = await requireUser();
  return isAtDesk(role) ? <DeskHomeWords language="en">{children}</DeskHomeWords> : children;
}
