"use client";

import { useLanguage, useWords } from "#words";
import { FileUp } from "lucide-react";
import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { FileButton, UploadProgress } from "@/components/desk-kit/file-upload";
import { useFieldErrors } from "@/components/desk-kit/use-field-errors";
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
import { CallNotices, ErrorNotice } from "@/components/desk-kit/call-notices";
import { Form } from "@/components/ui/form";
import { ShownText } from "@/components/ui/shown-text";
import { TextField } from "@/components/ui/text-field";
import { checkImport } from "@/lib/catalogue/imports/api";
import { CSV_ACCEPT, MAX_FILE_BYTES } from "@/lib/catalogue/imports/constants";
import { findOriginProblems } from "@/lib/catalogue/imports/schema";
import { useReceiveGoods } from "@/lib/catalogue/stock-in/api";
import { importPath } from "@/lib/desk-paths";
import { ApiError } from "@/lib/platform/http/client";
import { createIdempotencyKey } from "@/lib/platform/http/create-idempotency-key";
import { localPath } from "@/lib/words/local-path.mjs";
import { langOfEnglish } from "@/lib/words/owners-text";

interface StockInFormProps {
  /** In Dhaka, `YYYY-MM-DD`. */
  today: string;
  /** From whom goods came lately. */
  suppliers: string[];
  /** What a file calls them, in every language. */
  columns: { pieces: string; cost: string };
}

/** Books in goods that came, typed or as a file; either leads to the page of that stock-in. */
export function StockInForm({ today, suppliers, columns }: StockInFormProps) {
  const { stockIn: words } = useWords("deskStock");
  const { products: finder, refusedField } = useWords("deskKit");
  const language = useLanguage();
  const router = useRouter();
  const receiving = useReceiveGoods();
  const draft = useStockInDraft(today);
  const { day, supplier, products, errors, change, setErrors } = draft;
  const { pieces, taka } = sumDraft(products);

  async function save(): Promise<void> {
    const { request, errors: found } = checkStockIn({ day, supplier, products }, refusedField);
    setErrors(found);
    if (!request) return;
    try {
      const { _id } = await receiving.mutateAsync({ ...request, key: draft.key });
      router.push(localPath(language, importPath(_id)));
    } catch (error) {
      if (error instanceof ApiError) setErrors(atRows(products, error.fields, refusedField));
    }
  }

  return (
    <Form onSubmit={save} className="grid grid-cols-1 gap-5">
      <OriginFields {...{ today, suppliers, day, supplier, errors, onChange: change }} />
      <ProductFinder
        label={finder.add}
        without={products.map(({ product }) => product._id)}
        withDrafts
        error={errors.lines}
        onChoose={draft.add}
      />
      {products.length > 0 && (
        <ul aria-label={words.products} className="grid grid-cols-1 gap-4">
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
          {words.sum(pieces, taka)}
        </p>
      )}
      <CallNotices isPending={receiving.isPending} error={receiving.error} />
      <Button type="submit" className="justify-self-start" disabled={receiving.isPending}>
        {receiving.isPending ? words.bookingIn : words.bookIn}
      </Button>
      <StockInFile {...{ day, supplier, columns }} onErrors={setErrors} />
    </Form>
  );
}

interface OriginFieldsProps extends Omit<StockInFormProps, "columns"> {
  day: string;
  supplier: string;
  errors: StockInErrors;
  onChange: (changed: { day: string } | { supplier: string }) => void;
}

/** When the goods came, and from whom. */
function OriginFields({ today, suppliers, day, supplier, errors, onChange }: OriginFieldsProps) {
  const { stockIn: words } = useWords("deskStock");
  const listId = useId();
  return (
    <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
      <TextField
        label={words.day}
        type="date"
        max={today}
        value={day}
        error={errors.day}
        onChange={(text) => onChange({ day: text })}
      />
      <TextField
        label={words.supplier}
        list={listId}
        maxLength={100}
        value={supplier}
        error={errors.supplier}
        onChange={(text) => onChange({ supplier: text })}
      />
      <datalist id={listId} aria-label={words.suppliers}>
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

interface StockInFileProps extends Pick<StockInFormProps, "columns"> {
  day: string;
  supplier: string;
  onErrors: (errors: StockInErrors) => void;
}

/** The same as a file: it is checked first. */
function StockInFile({ day, supplier, columns, onErrors }: StockInFileProps) {
  const { file: words } = useWords("deskStock").stockIn;
  const sayErrors = useFieldErrors();
  const language = useLanguage();
  const lang = langOfEnglish(language);
  const router = useRouter();
  const { state, upload, fail, cancel } = useUpload({
    send: (file: File, line) => checkImport({ kind: "stockIn", file, stockIn: { day, supplier }, ...line }),
    leavesPage: true,
    onDone: ({ _id }) => router.push(localPath(language, importPath(_id))),
  });

  function check(file: File): void {
    const errors = sayErrors(findOriginProblems({ day, supplier }));
    onErrors(errors);
    if (Object.keys(errors).length > 0) return;
    if (file.size > MAX_FILE_BYTES) fail(file, words.tooLarge);
    else void upload(file);
  }

  return (
    <div className="grid grid-cols-1 gap-3 border-t border-dashed border-ink/30 pt-5">
      <p className="text-muted">
        {words.about.before}
        <ShownText text={columns.pieces} lang={lang} />
        {words.about.between}
        <ShownText text={columns.cost} lang={lang} />
        {words.about.after}
      </p>
      {state.name === "sending" ? (
        <UploadProgress
          label={words.upload}
          fraction={state.fraction}
          working={words.checking}
          onCancel={cancel}
        />
      ) : (
        <FileButton icon={FileUp} accept={CSV_ACCEPT} onChoose={check}>
          {words.check}
        </FileButton>
      )}
      <ErrorNotice error={state.name === "failed" ? state.message : null} />
    </div>
  );
}
