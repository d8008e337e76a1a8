import { useWords } from "#words";
import { useCourierName } from "@/components/words/use-courier-name";
import { CashLine } from "@/components/cash-desk/cash-line";
import type { CourierCash } from "@/lib/cash/payouts/dto";
import { AGES } from "@/lib/cash/payouts/rules";

/** Expected cash, received cash and the age of missing cash, for each courier. */
export function CashCouriers({ couriers }: { couriers: CourierCash[] }) {
  const { couriers: words } = useWords("deskCash");
  return (
    <section aria-labelledby="couriers" className="min-w-0">
      <h2 id="couriers" className="mb-3 text-2xl">
        {words.title}
      </h2>
      {couriers.length === 0 ? (
        <p className="text-lg">{words.none}</p>
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
  const { couriers: words } = useWords("deskCash");
  const nameOf = useCourierName();
  const toCome = open.reduce((sum, { taka }) => sum + taka, missing);
  return (
    <>
      <h3 className="text-lg font-semibold">{nameOf(courier).label}</h3>
      <dl className="mt-1 grid grid-cols-1">
        <CashLine name={words.expected} taka={expected} />
        <CashLine name={words.received} taka={received} />
        <CashLine name={words.toCome} taka={toCome} isStrong />
        {AGES.map((age, index) => {
          const { parcels, taka } = open[index] ?? { parcels: 0, taka: 0 };
          return parcels === 0 ? null : (
            <CashLine key={age.from} name={words.age(age, parcels)} taka={taka} isInner />
          );
        })}
        {missing > 0 && <CashLine name={words.missing} taka={missing} isInner />}
        {short > 0 && <CashLine name={words.short} taka={short} isStrong />}
        {over > 0 && <CashLine name={words.over} taka={over} isStrong />}
      </dl>
    </>
  );
}
