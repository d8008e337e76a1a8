import { useState } from "react";
import { useReturnPictures } from "@/components/returns/use-return-pictures";
import { useDraft } from "@/components/ui/use-draft";
import { ApiError, messageOf } from "@/lib/platform/http/client";
import { keyByContent } from "@/lib/platform/http/key-by-content";
import type { OrderDto } from "@/lib/orders/dto";
import type { ProductOption } from "@/lib/stock/options";
import { useAskReturn } from "@/lib/returns/api";
import { RETURN_REASONS, RETURN_WISHES } from "@/lib/orders/constants";

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
  const drafts = useLineDrafts();
  const { chosen, setLineErrors, change, lineOf, errorsOf } = drafts;
  const { draft, bind, setErrors } = useDraft({ wish: "", note: "" });
  const [problem, setProblem] = useState<string>();
  const [keyOf] = useState(keyByContent);
  const asking = useAskReturn(orderId);
  const pictures = useReturnPictures(orderId);

  /** Whether the form is complete; errors show beside what is missing. */
  function check(): boolean {
    const missing = chosen.flatMap(([lineId, line]) => {
      const errors = missingOf(line, draft.wish);
      return Object.keys(errors).length > 0 ? [[lineId, errors] as const] : [];
    });
    const isOther = chosen.some(([, { reason }]) => reason === "other");
    const errors = {
      ...(draft.wish === "" && { wish: "Please say what you want." }),
      ...(isOther && draft.note.trim() === "" && { note: "Please say in a few words what is wrong." }),
    };
    setLineErrors(Object.fromEntries(missing));
    setErrors(errors);
    drafts.setPiecesError(chosen.length === 0 ? "Please choose what you want to send back." : undefined);
    setProblem(undefined);
    return chosen.length > 0 && missing.length === 0 && Object.keys(errors).length === 0;
  }

  async function send(): Promise<void> {
    const wish = RETURN_WISHES.find((known) => known === draft.wish);
    if (!check() || !wish) return;
    if (pictures.problem) return setProblem(pictures.problem);
    const lines = chosen.flatMap(([lineId, line]) => toRequested(lineId, line, wish));
    const request = { wish, note: draft.note, lines, pictures: pictures.ids };
    await asking.mutateAsync({ request, key: keyOf(request) }).then(onAsked, tell);
  }

  function tell(error: unknown): void {
    const fields = error instanceof ApiError ? error.fields : {};
    const ofLines = chosen.flatMap(([lineId], index) => {
      const message = fields[`lines.${index}.size`];
      return message ? [[lineId, { wanted: message }] as const] : [];
    });
    setLineErrors(Object.fromEntries(ofLines));
    setErrors({ wish: fields.wish, note: fields.note });
    if (ofLines.length === 0 && !fields.wish && !fields.note && !fields.pictures)
      setProblem(messageOf(error));
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
    bind,
    pictures,
    picturesError: (asking.error instanceof ApiError && asking.error.fields.pictures) || undefined,
    problem,
    isPending: asking.isPending,
    send,
  };
}

function missingOf({ reason, wanted }: LineDraft, wish: string): LineErrors {
  return {
    ...(reason === "" && { reason: "Please say why." }),
    ...(wish === "exchange" &&
      reason === "wrongSize" &&
      wanted === null && { wanted: "Please choose the one that fits you." }),
  };
}

function toRequested(lineId: string, { count, reason, wanted }: LineDraft, wish: string) {
  const known = RETURN_REASONS.find((one) => one === reason);
  if (!known) return [];
  return [{ lineId, quantity: count, reason: known, ...(wish === "exchange" && wanted) }];
}
