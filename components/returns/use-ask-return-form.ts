import { useWords } from "#words";
import { useState } from "react";
import { findMissingPayBack, isWallet, type PayBackDraft, toPayTo } from "@/components/returns/pay-back";
import { useReturnPictures } from "@/components/returns/use-return-pictures";
import { useDraft } from "@/components/ui/use-draft";
import { ApiError } from "@/lib/platform/http/client";
import { keyByContent } from "@/lib/platform/http/key-by-content";
import type { OrderDto } from "@/lib/orders/dto";
import type { ProductOption } from "@/lib/stock/options";
import { useAskReturn } from "@/lib/returns/api";
import { RETURN_REASONS, RETURN_WISHES } from "@/lib/orders/constants";
import type { Words } from "@/lib/words/words";

/** A line of the order as it is filled in. */
export interface LineDraft {
  count: number;
  reason: string;
  /** The option that the customer wants instead; null for the same one. */
  wanted: ProductOption | null;
}

export type LineErrors = Partial<Record<"reason" | "wanted", string>>;

const UNTOUCHED: LineDraft = { count: 0, reason: "", wanted: null };

interface AskReturnForm {
  order: OrderDto;
  onAsked: () => void;
}

/** The lines of the order as they are filled in. */
function useLineDrafts() {
  const [lines, setLines] = useState<Record<string, LineDraft>>({});
  const [lineErrors, setLineErrors] = useState<Record<string, LineErrors>>({});
  const [piecesError, setPiecesError] = useState<string>();
  return {
    chosen: Object.entries(lines).filter(([, { count }]) => count > 0),
    lineOf: (lineId: string) => lines[lineId] ?? UNTOUCHED,
    errorsOf: (lineId: string) => lineErrors[lineId] ?? {},
    setLineErrors,
    piecesError,
    setPiecesError,
    change: (lineId: string, change: Partial<LineDraft>) => {
      setLines((before) => ({ ...before, [lineId]: { ...(before[lineId] ?? UNTOUCHED), ...change } }));
      setLineErrors((before) => ({ ...before, [lineId]: {} }));
      setPiecesError(undefined);
    },
  };
}

/** The state of the form for a return, and the result of sending it. */
export function useAskReturnForm({ order: { _id: orderId }, onAsked }: AskReturnForm) {
  const words = useWords("orders");
  const { missing: say } = words.returns;
  const drafts = useLineDrafts();
  const { chosen, setLineErrors, change, lineOf, errorsOf } = drafts;
  const { draft, bind, setErrors } = useDraft({ wish: "", note: "", payBy: "", account: "" });
  const [problem, setProblem] = useState<string>();
  const [keyOf] = useState(keyByContent);
  const asking = useAskReturn(orderId);
  const pictures = useReturnPictures(orderId);

  /** Whether the form is complete; errors show beside what is missing. */
  function check(): boolean {
    const missing = findMissing(chosen, draft, say);
    setLineErrors(missing.ofLines);
    setErrors(missing.ofForm);
    drafts.setPiecesError(chosen.length === 0 ? say.pieces : undefined);
    setProblem(undefined);
    return chosen.length > 0 && [missing.ofLines, missing.ofForm].every(isEmpty);
  }

  async function send(): Promise<void> {
    const wish = RETURN_WISHES.find((known) => known === draft.wish);
    if (!check() || !wish) return;
    if (pictures.problem) return setProblem(pictures.problem);
    const lines = chosen.flatMap(([lineId, line]) => toRequested(lineId, line, wish));
    const payTo = wish === "refund" ? toPayTo(draft) : undefined;
    const request = { wish, note: draft.note, lines, pictures: pictures.ids, ...(payTo && { payTo }) };
    await asking.mutateAsync({ request, key: keyOf(request) }).then(onAsked, tell);
  }

  function tell(error: unknown): void {
    const fields = error instanceof ApiError ? error.fields : {};
    const told = (field: string) => fields[field] && words.refusedField(field, fields[field]);
    const ofLines = chosen.flatMap(([lineId], index) => {
      const message = told(`lines.${index}.size`);
      return message ? [[lineId, { wanted: message }] as const] : [];
    });
    setLineErrors(Object.fromEntries(ofLines));
    const ofForm = sayOfForm(fields, draft.payBy, words);
    setErrors(ofForm);
    if (ofLines.length === 0 && !Object.values(ofForm).some(Boolean) && !fields.pictures)
      setProblem(words.failure(error));
  }

  return {
    lineOf,
    errorsOf,
    changeLine: (lineId: string, changed: Partial<LineDraft>) => {
      change(lineId, changed);
      setProblem(undefined);
    },
    piecesError: drafts.piecesError,
    wish: draft.wish,
    payBy: draft.payBy,
    bind,
    pictures,
    picturesError: picturesErrorOf(asking.error, words),
    problem,
    isPending: asking.isPending,
    send,
  };
}

/** What the shop has told beside the fields below the lines. */
function sayOfForm(
  { wish, note, "payTo.account": account }: ApiError["fields"],
  payBy: string,
  { refusedField }: Words["orders"],
) {
  return {
    wish: wish && refusedField("wish", wish),
    note: note && refusedField("note", note),
    account: account && refusedField(isWallet(payBy) ? "phone" : "account", account),
  };
}

function picturesErrorOf(error: Error | null, { refusedField }: Words["orders"]): string | undefined {
  const told = error instanceof ApiError ? error.fields.pictures : undefined;
  return told && refusedField("pictures", told);
}

const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;

type Missing = Words["orders"]["returns"]["missing"];

/** What is not filled in of the chosen lines, and beside them. */
function findMissing(
  chosen: readonly (readonly [lineId: string, line: LineDraft])[],
  draft: PayBackDraft & { wish: string; note: string },
  say: Missing,
) {
  const ofLines = chosen
    .map(([lineId, line]) => [lineId, missingOf(line, draft.wish, say)] as const)
    .filter(([, errors]) => !isEmpty(errors));
  const isOther = chosen.some(([, { reason }]) => reason === "other");
  return {
    ofLines: Object.fromEntries(ofLines),
    ofForm: {
      ...(draft.wish === "" && { wish: say.wish }),
      ...(draft.wish === "refund" && findMissingPayBack(draft, say)),
      ...(isOther && draft.note.trim() === "" && { note: say.note }),
    },
  };
}

const missingOf = ({ reason, wanted }: LineDraft, wish: string, say: Missing): LineErrors => ({
  ...(reason === "" && { reason: say.reason }),
  ...(wish === "exchange" && reason === "wrongSize" && wanted === null && { wanted: say.wanted }),
});

function toRequested(lineId: string, { count, reason, wanted }: LineDraft, wish: string) {
  const known = RETURN_REASONS.find((one) => one === reason);
  if (!known) return [];
  return [{ lineId, quantity: count, reason: known, ...(wish === "exchange" && wanted) }];
}
