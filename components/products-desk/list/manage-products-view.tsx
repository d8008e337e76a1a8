"use client";

import { useWords } from "#words";
import { useState } from "react";
import { DeskList } from "@/components/desk-kit/desk-list";
import { usePlace } from "@/components/desk-kit/use-place";
import { ProductRow } from "@/components/products-desk/list/product-row";
import { BulkBar } from "@/components/products-desk/bulk/bulk-bar";
import { SelectSwitches } from "@/components/products-desk/bulk/select-switches";
import { TickRow } from "@/components/products-desk/bulk/tick-row";
import { TextButton } from "@/components/ui/text-button";
import { useSelection } from "@/components/desk-kit/use-selection";
import { searchOf } from "@/lib/platform/http/search-of";
import { useProductPages } from "@/lib/catalogue/products/api";
import { type ProductPlace, productPlaceSchema } from "@/lib/catalogue/products/schema";
import { SearchBox } from "@/components/desk-kit/search-box";
import { useChoice } from "@/components/desk-kit/use-choice";
import { CheckBox } from "@/components/ui/check-box";
import { useTickValue } from "@/components/ui/field-value";
import { SelectField } from "@/components/ui/select-field";
import { getCategoryByName } from "@/lib/categories";
import { allCategories } from "@/lib/shop-categories";
import type { Words } from "@/lib/words/words";

export function ManageProductsView() {
  const words = useWords("deskProductList");
  const { place } = usePlace(productPlaceSchema);
  const selection = useSelection(searchOf(place));
  const [isSelecting, setIsSelecting] = useState(false);
  const leave = () => {
    selection.clear();
    setIsSelecting(false);
  };
  return (
    <>
      {/* While products are ticked, the room is the list's. */}
      {!isSelecting && <ProductFilters onSelect={() => setIsSelecting(true)} />}
      <DeskList
        list={useProductPages(place)}
        label={words.list}
        className="grid grid-cols-1 gap-1.5 md:gap-1"
        empty={<p className="text-lg">{describeNone(words.none, place)}</p>}
        renderBefore={(products) => isSelecting && <SelectSwitches {...{ products, place, selection }} />}
        renderRow={(product) =>
          isSelecting ? (
            <TickRow
              product={product}
              isTicked={selection.has(product._id)}
              onTick={(isTicked) => selection.tick(product._id, isTicked)}
            />
          ) : (
            <ProductRow product={product} />
          )
        }
        renderAfter={() => isSelecting && <BulkBar selection={selection} onClose={leave} />}
      />
    </>
  );
}

type NoneWords = Words["deskProductList"]["none"];

function describeNone(words: NoneWords, { q, category, low, drafts }: ProductPlace): string {
  const isNarrowed = Boolean(q ?? category);
  if (drafts) return words.drafts(isNarrowed);
  return low ? words.low(isNarrowed) : words.products(isNarrowed);
}

function ProductFilters({ onSelect }: { onSelect: () => void }) {
  const { filters: words } = useWords("deskProductList");
  const { name: nameOf } = useWords("categories");
  const { place, change } = usePlace(productPlaceSchema);
  const category = useChoice<string>({
    value: place.category ?? "",
    onChange: (name) => change({ category: getCategoryByName(allCategories(), name)?.name }),
  });
  return (
    <search className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 sm:grid sm:grid-cols-[minmax(0,1fr)_14rem_auto_auto]">
      <div className="max-sm:w-full">
        <SearchBox isBare label={words.find} asked={place.q} onFind={(q) => change({ q })} />
      </div>
      <div className="min-w-0 max-sm:flex-1">
        <SelectField
          isBare
          label={words.category}
          value={category.chosen}
          options={allCategories().map((one) => ({ value: one.name, label: nameOf(one) }))}
          emptyLabel={words.allCategories}
          isRequired={false}
          onChange={category.choose}
          className="min-h-11! px-2!"
        />
      </div>
      <TextButton onClick={onSelect}>{words.select}</TextButton>
      <div className="flex flex-wrap gap-x-2 sm:gap-x-5">
        <Tick
          label={words.lowFirst}
          isTicked={place.order === "stock"}
          onChange={(isTicked) => change({ order: isTicked ? "stock" : undefined })}
        />
        <Tick
          label={words.lowInSome}
          isTicked={place.low === "1"}
          onChange={(isTicked) => change({ low: isTicked ? "1" : undefined })}
        />
        <Tick
          label={words.drafts}
          isTicked={place.drafts === "1"}
          onChange={(isTicked) => change({ drafts: isTicked ? "1" : undefined })}
        />
      </div>
    </search>
  );
}

interface TickProps {
  label: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
}

function Tick({ label, isTicked, onChange }: TickProps) {
  const { chosen, choose } = useChoice({ value: isTicked, onChange });
  const ref = useTickValue(chosen, choose);
  return (
    <CheckBox
      ref={ref}
      checked={chosen}
      onChange={choose}
      className="flex min-h-11 items-center gap-1.5 text-sm font-medium sm:gap-2"
    >
      {label}
    </CheckBox>
  );
}
