import type { Metadata } from "next";
import { DeskSwitch } from "@/components/desk-kit/desk-switch";
import { ReturnsView } from "@/components/returns-desk/returns-view";
import { requireStaff } from "@/lib/accounts/auth/current-user";

export const metadata: Metadata = { title: "Returns" };

export default async function ReturnsPage() {
  const { role } = await requireStaff();
  return (
    <>
      <DeskSwitch title="Returns" canSeeCash={role === "admin"} />
      <ReturnsView />
    </>
  );
}
