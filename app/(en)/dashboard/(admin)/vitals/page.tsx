import type { Metadata } from "next";
import { VitalsCard } from "@/components/reports-desk/vitals-card";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { listVitals, SHOWN_DAYS } from "@/lib/reports/vitals/queries";
import type { Device } from "@/lib/reports/vitals/constants";

export const metadata: Metadata = { title: "Speed" };

const GROUPS: { device: Device; heading: string }[] = [
  { device: "phone", heading: "On phones" },
  { device: "computer", heading: "On computers" },
];

export default async function VitalsPage() {
  await requireAdmin();
  const vitals = await withPageDeadline(listVitals);
  return (
    <>
      <h1 className="text-3xl">Speed</h1>
      <p className="mt-2 max-w-prose text-muted">
        How fast the shop was for its visitors in the last {SHOWN_DAYS} days. Three in four visits were at
        least this good. One visit in four is measured; nothing about the visitor is kept.
      </p>
      {vitals.length === 0 && <p className="mt-8 text-lg">No visit has been measured yet.</p>}
      {GROUPS.map(({ device, heading }) => {
        const own = vitals.filter((page) => page.device === device);
        return (
          own.length > 0 && (
            <section key={device} aria-labelledby={device} className="mt-8">
              <h2 id={device} className="mb-4 text-2xl">
                {heading}
              </h2>
              <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
                {own.map((page) => (
                  <VitalsCard key={page.page} vitals={page} />
                ))}
              </div>
            </section>
          )
        );
      })}
    </>
  );
}
