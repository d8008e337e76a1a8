import { useWords } from "#words";
import { type ComponentProps, useState } from "react";
import { AdvanceForm } from "@/components/call-queue/advance-form";
import { useIsAdmin } from "@/components/desk-kit/desk-access";
import { PhoneBlockForm } from "@/components/call-queue/phone-block-form";
import { Button } from "@/components/ui/button";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { intoView } from "@/components/ui/into-view";
import { TextButton } from "@/components/ui/text-button";
import { useIsBefore } from "@/components/ui/use-is-before";
import { SECOND_MS } from "@/lib/platform/time/durations.mjs";
import { TextArea } from "@/components/ui/text-area";
import { type QueuedOrder, useAddNote, useRecordCall, useUndoCall } from "@/lib/orders/call-queue/api";
import type { UndoableOutcome } from "@/lib/orders/constants";
import { fromLocalInput, listLaterChoices, retryAt } from "@/lib/orders/call-queue/rules";
import { MAX_NOTE_LENGTH } from "@/lib/orders/call-queue/schema";
import { TextField } from "@/components/ui/text-field";

interface CallOutcomesProps {
  order: QueuedOrder;
  /** Milliseconds. */
  now: number;
}

/** The outcomes in the order in which callers need them. Agreement is none of them: the caller confirms the order. */
const OUTCOMES: readonly UndoableOutcome[] = ["noAnswer", "switchedOff", "wrongNumber", "later", "change"];

/** Six buttons share the width of a phone, in two lines where they must. */
const CHIP =
  "inline-flex min-h-11 items-center justify-center rounded-cloth border border-ink/25 bg-paper px-0.5 text-center text-[0.75rem]/[1.1] font-medium [font-stretch:88%] hover:border-ink aria-expanded:border-indigo disabled:opacity-55 lg:px-1.5 lg:text-sm";

/** The panel that opens below the buttons. */
type Panel = "later" | "more";

/** Records a call's outcome with one tap, with an optional note and the time of the next call. */
export function CallOutcomes({ order, now }: CallOutcomesProps) {
  const { _id: orderId } = order;
  const isAdmin = useIsAdmin();
  const [isOpen, setIsOpen] = useState<Panel | null>(null);
  const [note, setNote] = useState("");
  const call = useRecordCall();
  const undoing = useUndoCall();
  const adding = useAddNote();
  const isBusy = call.isPending || adding.isPending;
  const error = call.error ?? adding.error;

  function close() {
    setNote("");
    setIsOpen(null);
  }

  function record(outcome: UndoableOutcome, nextAt = retryAt(outcome, Date.now())) {
    adding.reset();
    undoing.reset();
    call.mutate({ orderId, outcome, nextAt, note: note.trim() || undefined }, { onSuccess: close });
  }

  function saveNote() {
    call.reset();
    undoing.reset();
    adding.mutate({ orderId, text: note }, { onSuccess: close });
  }

  return (
    <>
      <OutcomeButtons isBusy={isBusy} isOpen={isOpen} onOpen={setIsOpen} onRecord={record} />
      {/* Below the buttons: a second tap must find nothing else under it. */}
      <UndoCall orderId={orderId} call={call} undoing={undoing} />
      {isOpen === "later" && (
        <LaterChoice now={now} isBusy={isBusy} onChoose={(nextAt) => record("later", nextAt)} />
      )}
      {isOpen === "more" && (
        <div ref={intoView} className="grid scroll-mb-4 grid-cols-1 gap-3">
          <NoteField note={note} isBusy={isBusy} onChange={setNote} onSave={saveNote} />
          <AdvanceForm order={order} />
          {isAdmin && <PhoneBlockForm order={order} />}
        </div>
      )}
      <ErrorNotice error={error} />
    </>
  );
}

const UNDO_MS = 10 * SECOND_MS;

interface UndoCallProps {
  orderId: string;
  call: ReturnType<typeof useRecordCall>;
  undoing: ReturnType<typeof useUndoCall>;
}

/** Offers for ten seconds to undo the outcome that was last recorded here. Why it failed stays until the next outcome. */
function UndoCall({ orderId, call, undoing }: UndoCallProps) {
  const { noted } = useWords("deskQueue");
  const { undo } = useWords("deskKit");
  const { callOutcomes } = useWords("deskLabels");
  const isFresh = useIsBefore(call.submittedAt + UNDO_MS);
  return (
    <>
      {call.isSuccess && isFresh && !undoing.isError && (
        <output className="flex flex-wrap items-center gap-x-3 text-sm">
          {noted(callOutcomes[call.variables.outcome])}
          <TextButton
            disabled={undoing.isPending}
            onClick={() => undoing.mutate({ orderId }, { onSuccess: () => call.reset() })}
          >
            {undo}
          </TextButton>
        </output>
      )}
      <ErrorNotice error={undoing.error} />
    </>
  );
}

interface OutcomeButtonsProps {
  isBusy: boolean;
  isOpen: Panel | null;
  onOpen: (panel: Panel | null) => void;
  onRecord: (outcome: UndoableOutcome) => void;
}

function OutcomeButtons({ isBusy, isOpen, onOpen, onRecord }: OutcomeButtonsProps) {
  const { outcome: words } = useWords("deskQueue");
  const { callOutcomes } = useWords("deskLabels");
  const chip = (
    label: string,
    press: Pick<ComponentProps<"button">, "aria-expanded" | "disabled" | "onClick">,
  ) => (
    <button key={label} type="button" className={CHIP} {...press}>
      {label}
    </button>
  );
  const opener = (panel: Panel, label: string) =>
    chip(label, {
      "aria-expanded": isOpen === panel,
      onClick: () => onOpen(isOpen === panel ? null : panel),
    });
  return (
    <fieldset
      aria-label={words.label}
      className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(3rem,1fr))] gap-1"
    >
      {OUTCOMES.map((outcome) =>
        outcome === "later"
          ? opener("later", callOutcomes.later)
          : chip(callOutcomes[outcome], { disabled: isBusy, onClick: () => onRecord(outcome) }),
      )}
      {opener("more", words.more)}
    </fieldset>
  );
}

interface NoteFieldProps {
  note: string;
  isBusy: boolean;
  onChange: (note: string) => void;
  onSave: () => void;
}

/** A note, which is saved alone or with the outcome that is pressed next. */
function NoteField({ note, isBusy, onChange, onSave }: NoteFieldProps) {
  const { note: words } = useWords("deskQueue");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-1.5">
      <TextArea
        label={words.label}
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={onChange}
        className="px-2! py-1.5!"
      />
      <Button
        variant="quiet"
        className="min-h-11 px-3!"
        disabled={isBusy || note.trim() === ""}
        onClick={onSave}
      >
        {words.save}
      </Button>
    </div>
  );
}

interface LaterChoiceProps {
  /** Milliseconds. */
  now: number;
  isBusy: boolean;
  onChoose: (nextAt: string) => void;
}

/** Chooses when to call again: a usual time with one tap, or any other. */
function LaterChoice({ now, isBusy, onChoose }: LaterChoiceProps) {
  const { later: words } = useWords("deskQueue");
  const [other, setOther] = useState("");
  return (
    <fieldset
      ref={intoView}
      aria-label={words.label}
      className="flex scroll-mb-4 flex-wrap items-end gap-1.5"
    >
      {listLaterChoices(now).map(({ day, clock, at }) => (
        <Button
          key={at}
          variant="quiet"
          className="min-h-11 px-2.5! text-sm"
          disabled={isBusy}
          onClick={() => onChoose(at)}
        >
          {day === "hour" ? words.hour : words[day](clock)}
        </Button>
      ))}
      <div className="min-w-0 flex-auto">
        <TextField
          isBare
          label={words.other}
          type="datetime-local"
          value={other}
          onChange={setOther}
          className="min-h-11! px-2!"
        />
      </div>
      <Button
        variant="quiet"
        className="min-h-11 px-2.5! text-sm"
        disabled={isBusy || other === ""}
        onClick={() => onChoose(fromLocalInput(other))}
      >
        {words.set}
      </Button>
    </fieldset>
  );
}
