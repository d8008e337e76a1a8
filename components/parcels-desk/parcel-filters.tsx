import { DeskTabs } from "@/components/desk-kit/desk-tabs";
import { SearchBox } from "@/components/desk-kit/search-box";
import { usePlace } from "@/components/desk-kit/use-place";
import type { ParcelCounts } from "@/lib/delivery/parcels/dto";
import { parcelPlaceSchema } from "@/lib/delivery/parcels/schema";
import {
  FIRST_PARCEL_TAB,
  PARCEL_TAB_NAMES,
  PARCEL_TABS,
  type ParcelTab,
} from "@/lib/orders/lifecycle/rules";
import { PARCEL_LABELS, PARCEL_TAB_LABELS } from "@/lib/orders/lifecycle/words";

const CHIP =
  "min-h-11 rounded-cloth border border-ink/25 bg-white px-3 text-sm hover:border-ink aria-pressed:border-indigo aria-pressed:font-semibold aria-pressed:text-indigo";

/** The three lists with their numbers, the box, and the states of the list that is shown. */
export function ParcelFilters({ counts }: { counts: ParcelCounts | undefined }) {
  const { place, change } = usePlace(parcelPlaceSchema);
  const { tab: current = FIRST_PARCEL_TAB, state: chosen } = place;
  const sum = (tab: ParcelTab) =>
    counts && PARCEL_TABS[tab].reduce((total, state) => total + counts[state], 0);
  return (
    <div className="grid grid-cols-1 gap-3 lg:grid-cols-[1fr_24rem] lg:items-end">
      <DeskTabs
        label="Parcels"
        tabs={PARCEL_TAB_NAMES.map((tab) => ({
          label: PARCEL_TAB_LABELS[tab],
          count: sum(tab),
          isCurrent: tab === current,
          to: () => change({ tab, state: undefined }),
        }))}
        listClass="grid grid-cols-3 sm:flex"
        tabClass="flex w-full min-h-12 flex-wrap justify-center gap-x-1.5 px-2 sm:px-4"
      />
      <SearchBox
        label="Find parcels by phone, name, address, product, order number or tracking code"
        placeholder="Phone, name, order, tracking code"
        asked={place.q}
        onFind={(q) => change({ q })}
      />
      <fieldset aria-label="Only" className="flex flex-wrap gap-1.5 lg:col-span-2">
        {PARCEL_TABS[current].map((state) => (
          <button
            key={state}
            type="button"
            aria-pressed={state === chosen}
            className={CHIP}
            onClick={() => change({ tab: current, state: state === chosen ? undefined : state })}
          >
            {PARCEL_LABELS[state]} <span className="tabular-nums">{counts?.[state] ?? ""}</span>
          </button>
        ))}
      </fieldset>
    </div>
  );
}
