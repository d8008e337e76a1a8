import { useWords } from "#words";
import { useCourierName } from "@/components/words/use-courier-name";
import type { CourierState } from "@/lib/delivery/settings/dto";
import type { Words } from "@/lib/words/words";

/** Says of each courier how it learns of parcels, and what of that is set up. Its keys are secrets, so they are in no form. */
export function CourierStates({ states }: { states: readonly CourierState[] }) {
  const { couriers: words } = useWords("deskSettings");
  const nameOf = useCourierName();
  return (
    <section aria-labelledby="courier-states" className="mb-8 grid max-w-prose grid-cols-1 gap-3 card p-4">
      <h2 id="courier-states" className="text-xl">
        {words.title}
      </h2>
      <dl>
        {states.map((state) => (
          <div key={state.courier} className="stitch-b py-3 last:border-0">
            <dt className="font-semibold">{nameOf(state.courier).label}</dt>
            <dd className="text-sm wrap-anywhere">{describe(state, words)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{words.secrets}</p>
    </section>
  );
}

function describe(
  { way, missing, hasWebhook }: CourierState,
  words: Words["deskSettings"]["couriers"],
): string {
  if (way === "none") return words.none;
  if (way === "file") return words.file;
  if (missing.length > 0) return words.missing(missing);
  return `${words.set} ${hasWebhook ? words.told : words.asks}`;
}
