import { useState } from "react";
import { SmallButton } from "@/components/desk-kit/small-button";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import { parseStock } from "@/lib/stock/stock-text";
import { DEFAULT_STOCK_SETTINGS, stockSettingsSchema } from "@/lib/settings/stock/schema";

const inWords = (limit: number): string => (limit > 0 ? String(limit) : "");

interface LowStockFormProps {
  /** 0 where there is none. */
  limit: number;
  isBusy: boolean;
  /** Null for the default. */
  onSave: (limit: number | null) => void;
}

/** The low-stock limit for all products without a limit of their own. */
export function LowStockForm({ limit, isBusy, onSave }: LowStockFormProps) {
  const saved = inWords(limit);
  const [text, setText] = useState(saved);
  const [error, setError] = useState<string>();

  async function save(): Promise<void> {
    const pieces = text.trim() === "" ? DEFAULT_STOCK_SETTINGS.lowStock : parseStock(text);
    const parsed = stockSettingsSchema.safeParse({ lowStock: pieces });
    if (!parsed.success) return setError("Please enter a whole number of pieces, or nothing.");
    setText(inWords(parsed.data.lowStock));
    onSave(parsed.data.lowStock || null);
  }

  return (
    <Form className="grid grid-cols-1 gap-2" onSubmit={save}>
      <p className="text-sm text-muted">
        The desk is warned when a size and color has this many pieces or fewer, unless its product has a limit
        of its own. Leave it empty for a warning by sales alone.
      </p>
      <div className="flex items-start gap-2">
        <div className="w-40">
          <TextField
            label="Limit in pieces"
            value={text}
            error={error}
            hint={text.trim() === saved ? undefined : `Now: ${saved || "by sales alone"}`}
            inputMode="numeric"
            className="tabular-nums"
            onChange={(typed) => {
              setText(typed);
              setError(undefined);
            }}
          />
        </div>
        <SmallButton type="submit" className="mt-6.5" disabled={isBusy || text.trim() === saved}>
          Save the limit
        </SmallButton>
      </div>
    </Form>
  );
}
