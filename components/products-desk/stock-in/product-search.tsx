import { useState } from "react";
import { useDebounce } from "@/components/desk-kit/use-debounce";
import { Picture } from "@/components/ui/picture";
import { TextField } from "@/components/ui/text-field";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { useFoundProducts } from "@/lib/catalogue/stock-in/api";

interface ProductSearchProps {
  error: string | undefined;
  onChoose: (product: ProductDto) => void;
}

/** Looks for a product by its name, and takes it with one tap. */
export function ProductSearch({ error, onChoose }: ProductSearchProps) {
  const [typed, setTyped] = useState("");
  const [q, setQ] = useState("");
  const pause = useDebounce(() => setQ(typed.trim()));
  const found = useFoundProducts(q);

  function choose(product: ProductDto): void {
    onChoose(product);
    setTyped("");
    setQ("");
  }

  return (
    <div>
      <TextField
        label="Add a product"
        placeholder="Part of its name"
        maxLength={100}
        enterKeyHint="search"
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          pause.restart();
        }}
        // Enter would send the form.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <output className="block text-sm text-muted not-empty:mt-2">
        {q !== "" && found.isSuccess && found.data.length === 0 && "No product has this in its name."}
        {found.error?.message}
      </output>
      {q !== "" && found.isSuccess && found.data.length > 0 && (
        <ul aria-label="Products found" className="mt-2 card">
          {found.data.map((product) => (
            <li key={product._id} className="stitch-b last:border-0">
              <button
                type="button"
                onClick={() => choose(product)}
                className="grid min-h-12 w-full grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3 px-3 py-1.5 text-left hover:bg-paper"
              >
                <Picture src={product.image1} alt="" sizes="40px" />
                <span className="min-w-0 wrap-anywhere">
                  {product.name} <span className="text-sm text-muted">{product.category}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
