"use client";

import { useWords } from "#words";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { PicturesField } from "@/components/pictures/pictures-field";
import { PayBackFields } from "@/components/returns/pay-back-fields";
import { useReturnTerms } from "@/components/returns/return-terms";
import { type LineDraft, type LineErrors, useAskReturnForm } from "@/components/returns/use-ask-return-form";
import { WantedOption } from "@/components/returns/wanted-option";
import { PieceLine } from "@/components/returns/piece-line";
import { Button } from "@/components/ui/button";
import { ChoiceField } from "@/components/ui/choice-field";
import { Form } from "@/components/ui/form";
import { Notice } from "@/components/ui/notice";
import { SelectField } from "@/components/ui/select-field";
import { TextArea } from "@/components/ui/text-area";
import { MAX_RETURN_PICTURES } from "@/lib/orders/constants";
import type { OrderDto, OrderLineDto } from "@/lib/orders/dto";
import { optionsOf, withLines } from "@/lib/orders/lines/rules";

interface AskReturnFormProps {
  order: OrderDto;
  onAsked: () => void;
  onClose: () => void;
}

/** The form for a return: the pieces, the reason, and refund or exchange. */
export function AskReturnForm({ order, onAsked, onClose }: AskReturnFormProps) {
  const { form: words, pictures, wishes } = useWords("orders").returns;
  const form = useAskReturnForm({ order, onAsked });
  const { lineOf, errorsOf, changeLine, wish, bind, piecesError, problem, isPending } = form;
  return (
    <Form onSubmit={form.send} className="grid w-full max-w-prose grid-cols-1 gap-4">
      <ChoiceField label={words.wish} options={optionsOf(wishes)} {...bind("wish")} />
      <fieldset className="grid grid-cols-1 gap-3">
        <legend className="care-label mb-1.5">{words.pieces}</legend>
        {withLines(order, order.returnable?.lines ?? []).map(({ line, most }) => (
          <ReturnedLine
            key={line._id}
            line={line}
            most={most}
            draft={lineOf(line._id)}
            errors={errorsOf(line._id)}
            isExchange={wish === "exchange"}
            isMissing={piecesError !== undefined}
            onChange={(change) => changeLine(line._id, change)}
          />
        ))}
        <p aria-live="polite" className="text-sm font-semibold text-selvedge empty:hidden">
          {piecesError}
        </p>
      </fieldset>
      <TextArea
        label={words.note}
        hint={words.noteHint}
        autoComplete="off"
        rows={3}
        maxLength={500}
        {...bind("note")}
      />
      {wish === "refund" && <PayBackFields payBy={form.payBy} bind={bind} />}
      <PicturesField
        label={pictures.label}
        terms={pictures.terms(MAX_RETURN_PICTURES)}
        state={form.pictures}
        error={form.picturesError}
      />
      <Conditions />
      {problem && <Notice kind="error">{problem}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="flex-auto" disabled={isPending}>
          {isPending ? words.pending : words.send}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          {words.close}
        </Button>
        <RetryingNotice isPending={isPending} />
      </div>
    </Form>
  );
}

interface ReturnedLineProps {
  line: OrderLineDto;
  most: number;
  draft: LineDraft;
  errors: LineErrors;
  isExchange: boolean;
  /** True where no piece is chosen, although one is required. */
  isMissing: boolean;
  onChange: (change: Partial<LineDraft>) => void;
}

function ReturnedLine({ line, most, draft, errors, isExchange, isMissing, onChange }: ReturnedLineProps) {
  const { form: words, reasons } = useWords("orders").returns;
  const { count, reason, wanted } = draft;
  return (
    <div className={count > 0 ? "grid grid-cols-1 gap-3 border-l-4 border-marigold pl-3" : ""}>
      <PieceLine
        line={line}
        most={most}
        count={count}
        isMissing={isMissing}
        onCount={(pieces) => onChange({ count: pieces })}
      />
      {count > 0 && (
        <SelectField
          label={words.why}
          emptyLabel={words.choose}
          options={optionsOf(reasons)}
          value={reason}
          error={errors.reason}
          onChange={(chosen) => onChange({ reason: chosen })}
        />
      )}
      {count > 0 && isExchange && (
        <WantedOption
          line={line}
          value={wanted}
          error={errors.wanted}
          onChange={(chosen) => onChange({ wanted: chosen })}
        />
      )}
    </div>
  );
}

function Conditions() {
  const words = useWords("orders").returns.form;
  const { conditions, lang } = useReturnTerms();
  if (conditions.length === 0) return null;
  return (
    <div className="text-sm text-muted">
      <p>{words.conditions}</p>
      <ul lang={lang} className="list-disc pl-5">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </div>
  );
}
