import type { CourierState } from "@/lib/delivery/settings/dto";
import { COURIER_FACTS } from "@/lib/delivery/couriers/registry";

/** Says of each courier how it learns of parcels, and what of that is set up. Its keys are secrets, so they are in no form. */
export function CourierStates({ states }: { states: readonly CourierState[] }) {
  return (
    <section aria-labelledby="courier-states" className="mb-8 grid max-w-prose grid-cols-1 gap-3 card p-4">
      <h2 id="courier-states" className="text-xl">
        What is set up
      </h2>
      <dl>
        {states.map((state) => (
          <div key={state.courier} className="stitch-b py-3 last:border-0">
            <dt className="font-semibold">{COURIER_FACTS[state.courier].label}</dt>
            <dd className="text-sm wrap-anywhere">{describe(state)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">
        Keys are secrets: whoever runs the server sets them there, and no page shows them.
      </p>
    </section>
  );
}

function describe({ way, missing, hasWebhook }: CourierState): string {
  if (way === "none") return "No setup needed.";
  if (way === "file")
    return "No setup needed. Download the file on Parcels and upload it on the courier’s website.";
  if (missing.length > 0)
    return `Not set up for booking. Until the server has ${missing.join(" and ")}, upload the file from Parcels on the courier’s website.`;
  const news = hasWebhook
    ? "The courier sends us updates of parcels."
    : "The shop asks it how parcels are, as the token of its webhook is not set.";
  return `Set up: parcels are booked from here. ${news}`;
}
