"use client";

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

export function ManageProductsView() {
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
        label="Products"
        className="grid grid-cols-1 gap-1.5 md:gap-1"
        empty={<p className="text-lg">{describeNone(place)}</p>}
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

function describeNone({ q, category, low, drafts }: ProductPlace): string {
  const isNarrowed = Boolean(q ?? category);
  if (drafts) return isNarrowed ? "No draft matches this search and category." : "There are no drafts.";
  if (low) return `No product ${isNarrowed ? "of this search and category " : ""}is low in a size or color.`;
  return isNarrowed ? "No product matches this search and category." : "There are no products yet.";
}

function ProductFilters({ onSelect }: { onSelect: () => void }) {
  const { place, change } = usePlace(productPlaceSchema);
  const category = useChoice<string>({
    value: place.category ?? "",
    onChange: (name) => change({ category: getCategoryByName(allCategories(), name)?.name }),
  });
  return (
    <search className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1 sm:grid sm:grid-cols-[minmax(0,1fr)_14rem_auto_auto]">
      <div className="max-sm:w-full">
        <SearchBox isBare label="Find products" asked={place.q} onFind={(q) => change({ q })} />
      </div>
      <div className="min-w-0 max-sm:flex-1">
        <SelectField
          isBare
          label="Category"
          value={category.chosen}
          options={allCategories().map(({ name }) => ({ value: name, label: name }))}
          emptyLabel="All categories"
          isRequired={false}
          onChange={category.choose}
          className="min-h-11! px-2!"
        />
      </div>
      <TextButton onClick={onSelect}>Select …</TextButton>
      <div className="flex flex-wrap gap-x-2 sm:gap-x-5">
        <Tick
          label="Low stock first"
          isTicked={place.order === "stock"}
          onChange={(isTicked) => change({ order: isTicked ? "stock" : undefined })}
        />
        <Tick
          label="Low in some size"
          isTicked={place.low === "1"}
          onChange={(isTicked) => change({ low: isTicked ? "1" : undefined })}
        />
        <Tick
          label="Drafts"
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
