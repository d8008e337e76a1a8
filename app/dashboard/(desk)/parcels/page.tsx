import type { Metadata } from "next";
import { DeskSwitch } from "@/components/call-queue/desk-switch";
import { ParcelsView } from "@/components/parcels/parcels-view";
import { canBookWithSteadfast } from "@/lib/couriers/steadfast/keys";
import { requireStaff } from "@/lib/auth/current-user";

export const metadata: Metadata = { title: "Parcels" };

export default async function ParcelsPage() {
  const { role } = await requireStaff();
  return (
    <>
      <DeskSwitch title="Parcels" canSeeCash={role === "admin"} />
      <ParcelsView canBook={canBookWithSteadfast()} />
    </>
  );
}
