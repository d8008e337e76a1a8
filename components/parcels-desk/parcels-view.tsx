"use client";

import { useWords } from "#words";
import type { Words } from "@/lib/words/words";
import { useCourierName } from "@/components/words/use-courier-name";
import { type ReactNode, useState } from "react";
import { DeskList } from "@/components/desk-kit/desk-list";
import { NewsNotice } from "@/components/desk-kit/news-notice";
import { DeskTabs } from "@/components/desk-kit/desk-tabs";
import { SearchBox } from "@/components/desk-kit/search-box";
import { keep, readKept } from "@/components/ui/web-storage";
import { SelectAll } from "@/components/desk-kit/select-all";
import { usePlace } from "@/components/desk-kit/use-place";
import { useSelection } from "@/components/desk-kit/use-selection";
import { CourierDesk } from "@/components/parcels-desk/courier-desk";
import { EveningCash } from "@/components/parcels-desk/evening-cash";
import { ParcelCard } from "@/components/parcels-desk/parcel-card";
import { ParcelsBar } from "@/components/parcels-desk/parcels-bar";
import { useBookParcels } from "@/components/parcels-desk/use-book-parcels";
import { useBulkMove } from "@/components/parcels-desk/use-bulk-move";
import { type Courier, COURIERS, findCourier } from "@/lib/delivery/couriers/registry";
import { OWN_RIDER } from "@/lib/orders/carrier/words";
import { type ListedParcel, useParcelNews, useParcels } from "@/lib/delivery/parcels/api";
import { type ParcelPlace, parcelPlaceSchema } from "@/lib/delivery/parcels/schema";
import { searchOf } from "@/lib/platform/http/search-of";
import {
  FIRST_PARCEL_TAB,
  PARCEL_TAB_NAMES,
  PARCEL_TABS,
  type ParcelTab,
} from "@/lib/orders/lifecycle/rules";
import { PARCEL_STATES, type ParcelState } from "@/lib/orders/lifecycle";
import type { ParcelCounts } from "@/lib/delivery/parcels/dto";
import type { FieldProps } from "@/components/ui/field";
import { SelectField } from "@/components/ui/select-field";

/** Shows one word on a phone; screen readers get the whole label. */
function SelectAllLabel() {
  const { selectAll } = useWords("deskParcels");
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {selectAll.short}
      </span>
      <span className="max-sm:sr-only">{selectAll.label}</span>
    </>
  );
}

interface ParcelsViewProps {
  /** The couriers that the shop has API keys for. */
  bookable: readonly Courier[];
  /** The owner's. */
  usual: Courier;
  /** Whether this person may record cash. */
  canReceive: boolean;
}

/** The parcels: those to pack, those on their way, and those that have ended. */
export function ParcelsView({ bookable, usual, canReceive }: ParcelsViewProps) {
  const words = useWords("deskParcels");
  const { place } = usePlace(parcelPlaceSchema);
  const { tab = FIRST_PARCEL_TAB } = place;
  const list = useParcels(place);
  const { data: grown } = useParcelNews(place, list.data?.pages);
  const selection = useSelection(searchOf(place));
  // Goes on and reports while another tab is open.
  const bulk = useBulkMove();
  const booking = useBookParcels();
  const { courier, choose } = useLastCourier(usual);
  const isInShop = tab === FIRST_PARCEL_TAB;
  const choice = <CourierChoice value={courier} onChange={choose} />;
  const canBook = bookable.includes(courier);
  return (
    <div>
      <ParcelFilters counts={grownBy(list.data?.pages[0]?.counts, grown)} choice={isInShop ? choice : null} />
      <NewParcels place={place} grown={grown} onShow={() => void list.refetch()} />
      <div className="mt-1 md:mt-2">
        <DeskList
          list={list}
          label={words.list}
          className="mt-1.5 grid grid-cols-1 gap-1.5"
          empty={<p className="py-8 text-lg">{emptyText(words, place)}</p>}
          renderBefore={(orders, { counts }) => (
            <ListTools
              {...{ orders, tab, selection, courier, bulk, choice, canReceive }}
              packed={isInShop ? counts.packed : 0}
            />
          )}
          renderRow={(order) => (
            <ParcelCard
              {...{ order, courier, canBook, canReceive }}
              isSelected={selection.has(order._id)}
              onSelect={(isSelected) => selection.tick(order._id, isSelected)}
            />
          )}
          renderAfter={(orders) => (
            <ParcelsBar orders={orders} {...{ courier, canBook, selection, bulk, booking }} />
          )}
        />
      </div>
    </div>
  );
}

interface ListToolsProps extends Pick<ParcelsViewProps, "canReceive"> {
  orders: ListedParcel[];
  tab: ParcelTab;
  selection: ReturnType<typeof useSelection>;
  courier: Courier;
  bulk: ReturnType<typeof useBulkMove>;
  choice: ReactNode;
  packed: number;
}

/** What can be done above the list: choose all, take the rider's cash, and the courier's files and codes. */
function ListTools({ orders, tab, selection, courier, bulk, choice, packed, canReceive }: ListToolsProps) {
  return (
    <div className="flex flex-wrap items-center gap-1.5 lg:gap-x-3">
      {orders.length > 0 && (
        <SelectAll
          label={<SelectAllLabel />}
          rows={orders}
          selection={selection}
          className="mr-auto pl-0.5"
        />
      )}
      {tab === "withCourier" && canReceive && <EveningCash />}
      {tab !== "done" && (
        <CourierDesk
          key={courier}
          {...{ courier, packed, bulk }}
          choice={tab === FIRST_PARCEL_TAB ? null : choice}
          selected={orders.filter(({ _id }) => selection.has(_id))}
        />
      )}
    </div>
  );
}

/** The counts of a list with what came in since. */
function grownBy(counts: ParcelCounts | undefined, grown: ParcelCounts | undefined) {
  if (!counts || !grown) return counts;
  const sums = { ...counts };
  for (const state of PARCEL_STATES) sums[state] += grown[state];
  return sums;
}

interface NewParcelsProps {
  place: ParcelPlace;
  /** By how many each count has grown since the list was read. */
  grown: ParcelCounts | undefined;
  onShow: () => void;
}

/** Says that parcels have come into this list, also from another one. */
function NewParcels({ place: { tab = FIRST_PARCEL_TAB, state }, grown, onShow }: NewParcelsProps) {
  const { more } = useWords("deskParcels");
  const states: readonly ParcelState[] = state ? [state] : PARCEL_TABS[tab];
  const count = grown ? states.reduce((sum, one) => sum + grown[one], 0) : 0;
  return <NewsNotice text={more(count)} isShown={count > 0} onShow={onShow} />;
}

const CHIP =
  "min-h-11 rounded-cloth border border-ink/25 bg-white px-3 text-sm hover:border-ink aria-pressed:border-indigo aria-pressed:font-semibold aria-pressed:text-indigo";

interface ParcelFiltersProps {
  counts: ParcelCounts | undefined;
  /** Stands beside the states. */
  choice: ReactNode;
}

/** The three lists with their counts, the search box, and the states of the current list. */
function ParcelFilters({ counts, choice }: ParcelFiltersProps) {
  const { place, change } = usePlace(parcelPlaceSchema);
  const words = useWords("deskParcels");
  const { parcelTabs } = useWords("deskLabels");
  const { number, timeline } = useWords("orders");
  const { tab: current = FIRST_PARCEL_TAB, state: chosen } = place;
  const sum = (tab: ParcelTab) =>
    counts && PARCEL_TABS[tab].reduce((total, state) => total + counts[state], 0);
  return (
    <div className="grid grid-cols-1 gap-2 lg:grid-cols-[1fr_24rem] lg:items-end lg:gap-3">
      <DeskTabs
        label={words.list}
        tabs={PARCEL_TAB_NAMES.map((tab) => ({
          label: parcelTabs[tab],
          count: counts && number(sum(tab) ?? 0),
          isCurrent: tab === current,
          to: () => change({ tab, state: undefined }),
        }))}
        listClass="grid grid-cols-3 sm:flex"
        tabClass="flex w-full min-h-11 flex-wrap justify-center gap-x-1.5 px-2 sm:px-4"
      />
      <SearchBox
        label={words.find.label}
        placeholder={words.find.placeholder}
        asked={place.q}
        onFind={(q) => change({ q })}
      />
      <div className="flex flex-wrap gap-1.5 lg:col-span-2">
        <fieldset aria-label={words.only} className="flex flex-wrap gap-1.5">
          {PARCEL_TABS[current].map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={state === chosen}
              className={CHIP}
              onClick={() => change({ tab: current, state: state === chosen ? undefined : state })}
            >
              {timeline.parcels[state]}{" "}
              <span className="tabular-nums">{counts && number(counts[state])}</span>
            </button>
          ))}
        </fieldset>
        {choice}
      </div>
    </div>
  );
}

function emptyText(
  { empty }: Words["deskParcels"],
  { tab = FIRST_PARCEL_TAB, state, q, courier }: ParcelPlace,
): string {
  return q || courier || state ? empty.found : empty[tab];
}

/** Chooses the courier who takes the parcels, whose name has the room that the states leave. */
function CourierChoice(field: Pick<FieldProps, "value" | "onChange">) {
  const { courier } = useWords("orders").parcel;
  const nameOf = useCourierName();
  return (
    <div className="min-w-0 grow basis-24 sm:max-w-52">
      <SelectField
        isBare
        label={courier}
        emptyLabel={null}
        options={COURIERS.map((value) => ({ value, label: nameOf(value).label }))}
        className="min-h-11! px-2! text-sm!"
        {...field}
      />
    </div>
  );
}

const KEY = "last courier";

/** The courier that somebody has chosen on this device since the owner chose the usual one; else that one. */
function useLastCourier(usual: Courier) {
  const [courier, setCourier] = useState(() => {
    const [before, chosen] = readKept("localStorage", KEY)?.split(" ") ?? [];
    return (before === usual && findCourier(chosen)) || usual;
  });
  return {
    courier,
    choose: (name: string): void => {
      const chosen = findCourier(name) ?? OWN_RIDER;
      setCourier(chosen);
      keep("localStorage", KEY, `${usual} ${chosen}`);
    },
  };
}
