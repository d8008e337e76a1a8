import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";
import { formatBdt, formatCount } from "@/lib/platform/text/format";
import type { CourierCash } from "@/lib/cash/payouts/dto";
import { AGES } from "@/lib/cash/payouts/rules";

/** For each courier what is expected, what came in, and how old is what did not. */
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
            <li key={courier.courier} className="rounded-cloth border border-ink/15 bg-white px-4 py-3">
              <Courier {...courier} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Courier({ courier, expected, received, open, short, over }: CourierCash) {
  const toCome = open.reduce((sum, { taka }) => sum + taka, 0);
  return (
    <>
      <h3 className="text-lg font-semibold">{COURIER_FACTS[courier].label}</h3>
      <dl className="mt-1 grid grid-cols-1">
        <Line name="Expected, handed over in 30 days" value={formatBdt(expected)} />
        <Line name="Received of that" value={formatBdt(received)} />
        <Line name="Still to come" value={formatBdt(toCome)} isStrong />
        {open.map(({ parcels, taka }, age) =>
          parcels === 0 ? null : (
            <Line
              key={AGES[age]?.label}
              name={`${AGES[age]?.label ?? ""}, ${formatCount(parcels)} ${parcels === 1 ? "parcel" : "parcels"}`}
              value={formatBdt(taka)}
              isInner
            />
          ),
        )}
        {short > 0 && <Line name="Short" value={formatBdt(short)} isStrong />}
        {over > 0 && <Line name="Over" value={formatBdt(over)} isStrong />}
      </dl>
    </>
  );
}

interface LineProps {
  name: string;
  value: string;
  isStrong?: boolean;
  isInner?: boolean;
}

function Line({ name, value, isStrong = false, isInner = false }: LineProps) {
  return (
    <div
      className={`stitch-b flex items-baseline justify-between gap-x-4 py-1.5 last:border-b-0 ${isInner ? "pl-4 text-sm text-muted" : ""} ${isStrong ? "font-bold" : ""}`}
    >
      <dt className="min-w-0">{name}</dt>
      <dd className="whitespace-nowrap tabular-nums">{value}</dd>
    </div>
  );
}
