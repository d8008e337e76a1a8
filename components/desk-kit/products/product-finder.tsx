import { useState } from "react";
import { useDebounce } from "@/components/desk-kit/use-debounce";
import { LinePicture } from "@/components/desk-kit/line-picture";
import { ErrorNotice } from "@/components/ui/call-notices";
import { TextField } from "@/components/ui/text-field";
import { useFoundProducts } from "@/lib/catalogue/search/api";

interface ProductFinderProps {
  label: string;
  /** The ids of products that are not offered. */
  without: readonly string[];
  onChoose: (productId: string) => void;
}

/** Finds a product of the shop by its words. */
export function ProductFinder({ label, without, onChoose }: ProductFinderProps) {
  const [text, setText] = useState("");
  const [sought, setSought] = useState("");
  const { restart } = useDebounce(() => setSought(text));
  const { data = [], error, isFetching } = useFoundProducts(sought);
  const offered = data.filter(({ _id }) => !without.includes(_id));

  function choose(productId: string): void {
    setText("");
    setSought("");
    onChoose(productId);
  }

  return (
    <div>
      <TextField
        label={label}
        value={text}
        hint={
          sought !== "" && !isFetching && offered.length === 0
            ? "Nothing is found."
            : "Type some words of its name."
        }
        onChange={(typed) => {
          setText(typed);
          restart();
        }}
        // Saves nothing before a product is chosen.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <ErrorNotice error={error} className="mt-2" />
      {sought !== "" && (
        <ul>
          {offered.map(({ _id, name, image1, isSoldOut }) => (
            <li key={_id} className="stitch-b">
              <button
                type="button"
                className="flex min-h-12 w-full items-center gap-3 py-1 text-left hover:underline"
                onClick={() => choose(_id)}
              >
                <LinePicture src={image1} />
                <span className="min-w-0 wrap-anywhere">
                  {name} {isSoldOut && <span className="text-muted">(sold out)</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
