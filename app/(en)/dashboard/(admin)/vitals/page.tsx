import type { Metadata } from "next";
import { VitalsCard } from "@/components/reports-desk/vitals-card";
import { requireAdmin } from "@/lib/accounts/auth/current-user";
import { withPageDeadline } from "@/lib/platform/http/page-deadline";
import { listVitals, SHOWN_DAYS } from "@/lib/reports/vitals/queries";
import type { Device } from "@/lib/reports/vitals/constants";
import { wordsOf } from "@/lib/words/of-request";

export const generateMetadata = (): Metadata => ({ title: wordsOf("deskReports").speed.title });

const DEVICES: readonly Device[] = ["phone", "computer"];

export default async function VitalsPage() {
  await requireAdmin();
  const { speed } = wordsOf("deskReports");
  const vitals = await withPageDeadline(listVitals);
  return (
    <>
      <h1 className="text-3xl">{speed.title}</h1>
      <p className="mt-2 max-w-prose text-muted">{speed.intro(SHOWN_DAYS)}</p>
      {vitals.length === 0 && <p className="mt-8 text-lg">{speed.none}</p>}
      {DEVICES.map((device) => {
        const own = vitals.filter((page) => page.device === device);
        return (
          own.length > 0 && (
            <section key={device} aria-labelledby={device} className="mt-8">
              <h2 id={device} className="mb-4 text-2xl">
                {speed.devices[device]}
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
