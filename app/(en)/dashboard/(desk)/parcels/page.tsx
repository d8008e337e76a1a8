import type { Metadata } from "next";
import { DeskSwitch } from "@/components/desk-kit/desk-switch";
import { ParcelsView } from "@/components/parcels-desk/parcels-view";
import { listBookable } from "@/lib/delivery/couriers/apis";
import { readCouriersSettings } from "@/lib/delivery/settings/queries";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { requireStaff } from "@/lib/accounts/auth/current-user";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskKit").titles.parcels });

export default async function ParcelsPage() {
  const { role } = await requireStaff();
  const { default: usual } = await withPageDeadline(readCouriersSettings);
  return (
    <>
      <DeskSwitch title="parcels" canSeeCash={role === "admin"} />
      <ParcelsView bookable={listBookable()} usual={usual} canReceive={role === "admin"} />
    </>
  );
}
