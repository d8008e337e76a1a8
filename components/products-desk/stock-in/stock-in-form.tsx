"use client";

import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { FileButton, UploadProgress } from "@/components/desk-kit/file-upload";
import { useUpload } from "@/components/desk-kit/use-upload";
import { ProductFinder } from "@/components/desk-kit/products/product-finder";
import {
  atRows,
  checkStockIn,
  type DraftProduct,
  type StockInErrors,
  sumDraft,
  toDraftProduct,
} from "@/components/products-desk/stock-in/stock-in-draft";
import { StockInProduct } from "@/components/products-desk/stock-in/stock-in-products";
import { Button } from "@/components/ui/button";
import { CallNotices, ErrorNotice } from "@/components/ui/call-notices";
import { Form } from "@/components/ui/form";
import { TextField } from "@/components/ui/text-field";
import { checkImport } from "@/lib/catalogue/imports/api";
import { CSV_ACCEPT, MAX_FILE_BYTES } from "@/lib/catalogue/imports/constants";
import { findOriginProblems } from "@/lib/catalogue/imports/schema";
import { useReceiveGoods } from "@/lib/catalogue/stock-in/api";
import { importPath } from "@/lib/desk-paths";
import { ApiError } from "@/lib/platform/http/client";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";
import { formatBdt, formatPieces } from "@/lib/platform/text/format";

interface StockInFormProps {
  /** In Dhaka, `YYYY-MM-DD`. */
  today: string;
  /** From whom goods came lately. */
  suppliers: string[];
}

/** Books in goods that came, typed or as a file; either leads to the page of that stock-in. */
export function StockInForm({ today, suppliers }: StockInFormProps) {
  const router = useRouter();
  const receiving = useReceiveGoods();
  const draft = useStockInDraft(today);
  const { day, supplier, products, errors, change, setErrors } = draft;
  const { pieces, taka } = sumDraft(products);

  async function save(): Promise<void> {
    const { request, errors: found } = checkStockIn({ day, supplier, products });
    setErrors(found);
    if (!request) return;
    try {
      const { _id } = await receiving.mutateAsync({ ...request, key: draft.key });
      router.push(importPath(_id));
    } catch (error) {
      if (error instanceof ApiError) setErrors(atRows(products, error.fields));
    }
  }

  return (
    <Form onSubmit={save} className="grid grid-cols-1 gap-5">
      <OriginFields {...{ today, suppliers, day, supplier, errors, onChange: change }} />
      <ProductFinder
        label="Add a product"
        without={products.map(({ product }) => product._id)}
        withDrafts
        error={errors.lines}
        onChoose={draft.add}
      />
      {products.length > 0 && (
        <ul aria-label="Products that came" className="grid grid-cols-1 gap-4">
          {products.map((of) => (
            <StockInProduct
              key={of.product._id}
              of={of}
              errors={errors}
              onChange={draft.replace}
              onRemove={() => draft.remove(of)}
            />
          ))}
        </ul>
      )}
      {pieces > 0 && (
        <p aria-live="polite" className="font-semibold tabular-nums">
          {formatPieces(pieces)} for {formatBdt(taka)}
        </p>
      )}
      <CallNotices isPending={receiving.isPending} error={receiving.error} />
      <Button type="submit" className="justify-self-start" disabled={receiving.isPending}>
        {receiving.isPending ? "Booking in …" : "Book in"}
      </Button>
      <StockInFile day={day} supplier={supplier} onErrors={setErrors} />
    </Form>
  );
}

interface OriginFieldsProps extends StockInFormProps {
  day: string;
  supplier: string;
  errors: StockInErrors;
  onChange: (changed: { day: string } | { supplier: string }) => void;
}

/** When the goods came, and from whom. */
function OriginFields({ today, suppliers, day, supplier, errors, onChange }: OriginFieldsProps) {
  const listId = useId();
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label="Day"
        type="date"
        max={today}
        value={day}
        error={errors.day}
        onChange={(text) => onChange({ day: text })}
      />
      <TextField
        label="From whom"
        list={listId}
        maxLength={100}
        value={supplier}
        error={errors.supplier}
        onChange={(text) => onChange({ supplier: text })}
      />
      <datalist id={listId} aria-label="Suppliers so far">
        {suppliers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
    </div>
  );
}

function useStockInDraft(today: string) {
  const [fields, setFields] = useState({ day: today, supplier: "" });
  const [products, setProducts] = useState<readonly DraftProduct[]>([]);
  const [errors, setErrors] = useState<StockInErrors>({});
  const [key, setKey] = useState(createIdempotencyKey);

  /** What is typed anew is another stock-in. */
  function begin(): void {
    setKey(createIdempotencyKey());
    setErrors({});
  }

  function put(next: readonly DraftProduct[]): void {
    setProducts(next);
    begin();
  }

  return {
    ...fields,
    products,
    errors,
    key,
    setErrors,
    change: (changed: Partial<typeof fields>) => {
      setFields((before) => ({ ...before, ...changed }));
      begin();
    },
    add: (product: DraftProduct["product"]) => put([...products, toDraftProduct(product)]),
    replace: (changed: DraftProduct) =>
      put(products.map((one) => (one.product._id === changed.product._id ? changed : one))),
    remove: (gone: DraftProduct) => put(products.filter((one) => one !== gone)),
  };
}

interface StockInFileProps {
  day: string;
  supplier: string;
  onErrors: (errors: StockInErrors) => void;
}

/** The same as a file: it is checked first. */
function StockInFile({ day, supplier, onErrors }: StockInFileProps) {
  const router = useRouter();
  const { state, upload, fail, cancel } = useUpload({
    send: (file: File, line) => checkImport({ kind: "stockIn", file, stockIn: { day, supplier }, ...line }),
    leavesPage: true,
    onDone: ({ _id }) => router.push(importPath(_id)),
  });

  function check(file: File): void {
    const errors = findOriginProblems({ day, supplier });
    onErrors(errors);
    if (Object.keys(errors).length > 0) return;
    if (file.size > MAX_FILE_BYTES) fail(file, "The file is larger than 5 MB.");
    else void upload(file);
  }

  return (
    <div className="grid grid-cols-1 gap-3 border-t border-dashed border-ink/30 pt-5">
      <p className="text-muted">
        Or from a file: export the stock under Import and export, add the columns “Pieces” and “Unit cost”,
        and fill them in where something came. You see what comes in before it does.
      </p>
      {state.name === "sending" ? (
        <UploadProgress
          label="Upload of the file"
          fraction={state.fraction}
          working="Checking each row …"
          onCancel={cancel}
        />
      ) : (
        <FileButton icon={FileUp} accept={CSV_ACCEPT} onChoose={check}>
          Check a file
        </FileButton>
      )}
      <ErrorNotice error={state.name === "failed" ? state.message : null} />
    </div>
  );
}
