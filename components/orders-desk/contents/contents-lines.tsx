import type { DraftLine } from "@/components/orders-desk/contents/contents-draft";
import { LineEditor } from "@/components/orders-desk/contents/line-editor";
import { ProductPicker } from "@/components/orders-desk/contents/product-picker";

interface ContentsLinesProps {
  lines: DraftLine[];
  errors: Record<string, string>;
  onChange: (key: string, change: Partial<DraftLine>) => void;
  onAdd: (line: DraftLine) => void;
  onRemove: (key: string) => void;
}

/** The lines of an order, and where further ones are found. */
export function ContentsLines({ lines, errors, onChange, onAdd, onRemove }: ContentsLinesProps) {
  return (
    <section aria-label="Items" className="grid grid-cols-1 content-start gap-4">
      <ul className="grid grid-cols-1 gap-3">
        {lines.map((line) => (
          <LineEditor
            key={line.key}
            line={line}
            error={errors[line.key]}
            onChange={(change) => onChange(line.key, change)}
            onRemove={() => onRemove(line.key)}
          />
        ))}
      </ul>
      {lines.length === 0 && <p className="text-muted">No items yet.</p>}
      <ProductPicker onAdd={onAdd} />
    </section>
  );
}
