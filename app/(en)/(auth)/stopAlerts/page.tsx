import type { Metadata } from "next";
import { StopAlerts } from "@/components/account/stop-alerts";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({
  title: wordsOf("account").titles.stopAlerts,
  robots: { index: false },
  referrer: "no-referrer",
});

export default function StopAlertsPage() {
  return (
    <>
      <h1 className="mb-6 text-3xl">{wordsOf("account").titles.stopAlerts}</h1>
      <StopAlerts />
    </>
  );
}
