import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { CashLine } from "@/components/cash-desk/cash-line";
import { formatCount } from "@/lib/platform/text/format";
import type { CourierCash } from "@/lib/cash/payouts/dto";
import { AGES } from "@/lib/cash/payouts/rules";

/** Expected cash, received cash and the age of missing cash, for each courier. */
export function CashCouriers({ couriers }: { couriers: CourierCash[] }) {
  return (
    <section aria-labelledby="couriers" className="min-w-0">
      <h2 id="couriers" className="mb-3 text-2xl">
        Couriers
      </h2>
      {couriers.length === 0 ? (
        <p className="text-lg">No parcel was handed over yet.</p>
      ) : (
        <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
          {couriers.map((courier) => (
            <li key={courier.courier} className="card px-4 py-3">
              <Courier {...courier} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Courier({ courier, expected, received, open, short, over, missing }: CourierCash) {
  const toCome = open.reduce((sum, { taka }) => sum + taka, missing);
  return (
    <>
      <h3 className="text-lg font-semibold">{COURIER_FACTS[courier].label}</h3>
      <dl className="mt-1 grid grid-cols-1">
        <CashLine name="Expected from the last 30 days" taka={expected} />
        <CashLine name="Received of that" taka={received} />
        <CashLine name="Still to come" taka={toCome} isStrong />
        {open.map(({ parcels, taka }, age) =>
          parcels === 0 ? null : (
            <CashLine
              key={AGES[age]?.label}
              name={`${AGES[age]?.label ?? ""}, ${formatCount(parcels)} ${parcels === 1 ? "parcel" : "parcels"}`}
              taka={taka}
              isInner
            />
          ),
        )}
        {missing > 0 && <CashLine name="Left out of payouts" taka={missing} isInner />}
        {short > 0 && <CashLine name="Short" taka={short} isStrong />}
        {over > 0 && <CashLine name="Over" taka={over} isStrong />}
      </dl>
    </>
  );
}
