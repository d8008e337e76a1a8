import type { Metadata } from "next";
import { StopAlerts } from "@/components/account/stop-alerts";

export const metadata: Metadata = {
  title: "Stop these mails",
  robots: { index: false },
  referrer: "no-referrer",
};

export default function StopAlertsPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl">Stop these mails</h1>
      <StopAlerts />
    </>
  );
}
