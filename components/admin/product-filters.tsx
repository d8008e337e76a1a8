import type { useProductSearch } from "@/components/admin/use-product-search";
import { useTickValue } from "@/components/ui/field-value";
import { SelectField } from "@/components/ui/select-field";
import { TextField } from "@/components/ui/text-field";
import { CATEGORY_NAMES } from "@/lib/catalog";

const MAX_SEARCH_LENGTH = 100;

export function ProductFilters({ search }: { search: ReturnType<typeof useProductSearch> }) {
  const { wanted, typed, type, choose } = search;
  return (
    <search className="mb-6 flex flex-wrap items-end gap-4 sm:grid sm:grid-cols-[minmax(0,1fr)_14rem_auto]">
      <div className="max-sm:w-full">
        <TextField
          label="Find by name"
          type="search"
          value={typed}
          maxLength={MAX_SEARCH_LENGTH}
          onChange={type}
        />
      </div>
      <div className="min-w-0 max-sm:flex-[1_1_9rem]">
        <SelectField
          label="Category"
          value={wanted.category}
          options={CATEGORY_NAMES.map((category) => ({ value: category, label: category }))}
          emptyLabel="All categories"
          isRequired={false}
          onChange={(category) => choose({ category })}
        />
      </div>
      <div className="flex flex-wrap gap-x-5">
        <Tick
          label="Low stock first"
          isTicked={wanted.order === "stock"}
          onChange={(isTicked) => choose({ order: isTicked ? "stock" : "newest" })}
        />
        <Tick
          label="Low in some size"
          isTicked={wanted.isLow}
          onChange={(isTicked) => choose({ isLow: isTicked })}
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
  const ref = useTickValue(isTicked, onChange);
  return (
    <label className="flex min-h-12 items-center gap-3 font-medium">
      <input
        ref={ref}
        type="checkbox"
        className="size-5"
        checked={isTicked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
