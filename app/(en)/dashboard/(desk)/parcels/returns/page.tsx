import type { Metadata } from "next";
import { DeskSwitch } from "@/components/desk-kit/desk-switch";
import { ReturnsView } from "@/components/returns-desk/returns-view";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.returns });

export default async function ReturnsPage() {
  const { role } = await requireStaff();
  return (
    <>
      <DeskSwitch title="returns" canSeeCash={role === "admin"} />
      <ReturnsView />
    </>
  );
}
