"use client";

import { ParcelSearch } from "@/components/parcels/parcel-search";
import { useParcelPlace } from "@/components/parcels/use-parcel-place";
import type { ParcelCounts } from "@/lib/parcels/dto";
import { PARCEL_LABELS, PARCEL_TABS, type ParcelTab } from "@/lib/parcels/rules";

const TABS: { tab: ParcelTab; label: string }[] = [
  { tab: "toPack", label: "To pack" },
  { tab: "withCourier", label: "With courier" },
  { tab: "done", label: "Done" },
];

const TAB =
  "flex min-h-12 flex-wrap items-center justify-center gap-x-1.5 border-b-2 border-transparent px-2 font-medium hover:border-ink/40 aria-[current=page]:border-selvedge sm:px-4";
const CHIP =
  "min-h-11 rounded-cloth border border-ink/25 bg-white px-3 text-sm hover:border-ink aria-pressed:border-indigo aria-pressed:font-semibold aria-pressed:text-indigo";

/** The three lists with their numbers, the box, and the states of the list that is shown. */
export function ParcelFilters({ counts }: { counts: ParcelCounts | undefined }) {
  const { place, go } = useParcelPlace();
  const { tab: current = "toPack", state: chosen, ...others } = place;
  const sum = (tab: ParcelTab) =>
    counts && PARCEL_TABS[tab].reduce((total, state) => total + counts[state], 0);
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-[1fr_24rem] lg:items-end">
      <nav aria-label="Parcels" className="stitch-b">
        <ul className="grid grid-cols-3 sm:flex">
          {TABS.map(({ tab, label }) => (
            <li key={tab}>
              <button
                type="button"
                aria-current={tab === current ? "page" : undefined}
                className={`${TAB} w-full`}
                onClick={() => go({ ...others, tab })}
              >
                {label} <span className="text-sm text-muted tabular-nums">{sum(tab) ?? ""}</span>
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <ParcelSearch />
      <fieldset aria-label="Only" className="flex flex-wrap gap-1.5 lg:col-span-2">
        {PARCEL_TABS[current].map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={state === chosen}
            className={CHIP}
            onClick={() => go({ ...others, tab: current, ...(state !== chosen && { state }) })}
          >
            {PARCEL_LABELS[state]} <span className="tabular-nums">{counts?.[state] ?? ""}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
