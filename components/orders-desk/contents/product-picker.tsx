import { useLanguage, useWords } from "#words";
import { Plus } from "lucide-react";
import { useId, useState } from "react";
import { type DraftLine, newDraftLine } from "@/components/orders-desk/contents/contents-draft";
import { freeInWords } from "@/components/orders-desk/contents/line-options";
import { narrowOptions } from "@/components/orders-desk/contents/narrow-options";
import { SearchInput } from "@/components/desk-kit/search-input";
import { useDebounce } from "@/components/desk-kit/use-debounce";
import { Button } from "@/components/ui/button";
import { intoView } from "@/components/ui/into-view";
import { Picture } from "@/components/ui/picture";
import { useOptionWords } from "@/components/words/use-option-words";
import { shownName } from "@/lib/catalogue/products/words";
import { readAvailability } from "@/lib/stock/availability";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { optionKey, type ProductOption } from "@/lib/stock/options";
import { useChoices } from "@/lib/orders/by-staff/api";

/** More than a thumb looks through. */
const MOST_OPTIONS = 30;

const NO_OPTION: ProductOption = { size: "", color: "" };

/** Looks for a product by name, category, colour or size, and adds an option of it with one tap. */
export function ProductPicker({ onAdd }: { onAdd: (line: DraftLine) => void }) {
  const { picker: words } = useWords("deskOrders");
  const { products, failure } = useWords("deskKit");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  const pause = useDebounce(() => setQ(typed.trim()));
  const choices = useChoices(q);
  const found = q === "" ? [] : (choices.data ?? []);

  function add(line: DraftLine): void {
    onAdd(line);
    setTyped("");
    setQ("");
  }

  return (
    <div>
      <label htmlFor={id} className="care-label mb-1.5 block">
        {products.add}
      </label>
      <div className="relative">
        <SearchInput
          id={id}
          maxLength={100}
          placeholder={products.placeholder}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            pause.restart();
          }}
          // Enter would send the form.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      <output className="block text-sm text-muted not-empty:mt-2">
        {q !== "" && choices.isSuccess && found.length === 0 && words.none}
        {choices.error && failure(choices.error)}
      </output>
      {found.length > 0 && (
        <ul
          ref={intoView}
          aria-label={products.found}
          className="mt-2 grid max-h-[26rem] scroll-mb-4 gap-2 overflow-y-auto"
        >
          {found.map((product) => (
            <Choice key={product._id} product={product} q={q} onAdd={add} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface ChoiceProps {
  product: ProductDto;
  /** What was looked for. */
  q: string;
  onAdd: (line: DraftLine) => void;
}

function Choice({ product, q, onAdd }: ChoiceProps) {
  const { free } = useWords("orders").changing;
  const { picker: words } = useWords("deskOrders");
  const { money } = useWords("units");
  const name = shownName(useLanguage(), product);
  const hasOptions = product.sizes.length + product.colors.length > 0;
  const isCountedAsOne = !product.stockByOption;
  const add = (option: ProductOption) => onAdd(newDraftLine(product, option));
  return (
    <li className="card p-2">
      <div className="grid grid-cols-[2.5rem_minmax(0,1fr)_auto] items-center gap-3">
        <Picture src={product.image1} alt="" sizes="40px" />
        <p className="min-w-0 wrap-anywhere">
          <span lang={name.lang}>{name.text}</span>{" "}
          <span className="price text-sm whitespace-nowrap">{money(product.price)}</span>
        </p>
        {hasOptions ? (
          isCountedAsOne && <p className="text-sm">{freeInWords(product, NO_OPTION, free)}</p>
        ) : (
          <Button
            variant="quiet"
            className="min-h-11 px-3!"
            aria-label={words.add(name.text)}
            onClick={() => add(NO_OPTION)}
          >
            <Plus aria-hidden="true" className="size-4" strokeWidth={1.75} />
            {freeInWords(product, NO_OPTION, free)}
          </Button>
        )}
      </div>
      {hasOptions && <OptionButtons product={product} q={q} isCounted={!isCountedAsOne} onAdd={add} />}
    </li>
  );
}

interface OptionButtonsProps extends Pick<ChoiceProps, "product" | "q"> {
  /** Whether each option has a count of its own. */
  isCounted: boolean;
  onAdd: (option: ProductOption) => void;
}

/** A button for each option that the search means, or for all where none of these is free. */
function OptionButtons({ product, q, isCounted, onAdd }: OptionButtonsProps) {
  const { free } = useWords("orders").changing;
  const { picker: words } = useWords("deskOrders");
  const name = shownName(useLanguage(), product);
  const sayOption = useOptionWords();
  const there = readAvailability(product).options;
  const meant = narrowOptions(product, there, q);
  const options = (meant.length > 0 ? meant : there).slice(0, MOST_OPTIONS);
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {options.map((option) => (
        <button
          key={optionKey(option)}
          type="button"
          aria-label={words.addIn(name.text, sayOption(option))}
          onClick={() => onAdd(option)}
          className="min-h-11 rounded-cloth border border-ink/40 bg-white px-2.5 text-left wrap-anywhere tabular-nums hover:border-ink"
        >
          {sayOption(option)}
          {isCounted && (
            <>
              {" "}
              · <strong>{freeInWords(product, option, free)}</strong>
            </>
          )}
        </button>
      ))}
      {options.length === 0 && <p className="text-sm text-muted">{free.soldOut}</p>}
      {meant.length === 0 && options.length > 0 && (
        <p className="order-first w-full text-sm font-semibold">{words.others}</p>
      )}
    </div>
  );
}
