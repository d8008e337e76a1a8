"use client";

import { useWords } from "#words";
import { useState } from "react";
import { ImportRows } from "@/components/data-desk/import-rows";
import { describeImport } from "@/components/data-desk/import-words";
import { useRunImport } from "@/components/data-desk/use-run-import";
import { Button } from "@/components/ui/button";
import { EarlyNote } from "@/components/ui/early-note";
import { useEarlyPress } from "@/components/ui/early-press";
import { Notice } from "@/components/ui/notice";
import { ROW_STATUSES, type RowStatus } from "@/lib/catalogue/imports/constants";
import { countChanges, type ImportDto } from "@/lib/catalogue/imports/dto";

interface ImportViewProps {
  initial: ImportDto;
  /** True where the check is too old to apply the file. */
  isExpired: boolean;
}

/** The list opens at the first of these statuses that has rows, else at all rows. */
const FIRST_SHOWN: readonly RowStatus[] = ["waiting", "applied", "undone", "error"];

/** An import: its effect, its progress, and each of its rows. */
export function ImportView({ initial, isExpired }: ImportViewProps) {
  const words = useWords("deskData");
  const { count } = useWords("units");
  const { file, isBusy, trouble, run } = useRunImport(initial);
  const [chosen, setChosen] = useState<RowStatus | "all" | null>(null);
  const filled = ROW_STATUSES.filter((status) => file.counts[status] > 0);
  const isThere = chosen === "all" || (chosen !== null && filled.includes(chosen));
  const shown = isThere ? chosen : (FIRST_SHOWN.find((first) => filled.includes(first)) ?? "all");
  const status = shown === "all" ? null : shown;
  return (
    <>
      <p aria-live="polite" className="mt-4 text-lg font-semibold">
        {describeImport(file, words)}
      </p>
      <Progress file={file} />
      <div className="mt-4 grid gap-4">
        {file.unknownColumns.length > 0 && (
          <Notice kind="warning">
            {words.file.unknownColumns(file.unknownColumns.length)}
            <strong className="font-semibold wrap-anywhere">{file.unknownColumns.join(", ")}</strong>
            {words.file.end}
          </Notice>
        )}
        {trouble && <Notice kind="error">{trouble}</Notice>}
        <Actions file={file} isBusy={isBusy} isExpired={isExpired} onRun={(verb) => void run(verb)} />
      </div>
      <fieldset aria-label={words.rows.show} className="mt-8 mb-3 flex flex-wrap gap-2">
        <Choice isChosen={status === null} onChoose={() => setChosen("all")}>
          {words.rows.all}
        </Choice>
        {filled.map((one) => (
          <Choice key={one} isChosen={status === one} onChoose={() => setChosen(one)}>
            {words.rows.statuses[one]} <span className="tabular-nums">{count(file.counts[one])}</span>
          </Choice>
        ))}
      </fieldset>
      <ImportRows file={file} status={status} />
    </>
  );
}

/** Shown while the import is being applied or undone. */
function Progress({ file: { state, counts } }: { file: ImportDto }) {
  const { progress } = useWords("deskData").file;
  if (state !== "applying" && state !== "undoing") return null;
  const total = countChanges(counts);
  const [done, most] =
    state === "applying"
      ? [total - counts.waiting, total]
      : [counts.undone + counts.left, total - counts.refused];
  return <progress aria-label={progress} max={most} value={done} className="mt-2 h-2 w-full" />;
}

interface ActionsProps {
  file: ImportDto;
  isBusy: boolean;
  isExpired: boolean;
  onRun: (verb: "apply" | "undo") => void;
}

function Actions({ file, isBusy, isExpired, onRun }: ActionsProps) {
  const { file: words } = useWords("deskData");
  const { state, counts } = file;
  if (isBusy) return <p className="text-muted">{words.leave}</p>;
  if (state === "applied" && counts.applied > 0) {
    return (
      <EarlyButton variant="danger" onClick={() => onRun("undo")}>
        {words.takeBack}
      </EarlyButton>
    );
  }
  if (state !== "checked") return null;
  if (isExpired) return <Notice kind="warning">{words.expired}</Notice>;
  if (counts.waiting === 0) return <p>{words.nothing}</p>;
  return (
    <>
      <p>
        {words.unchanged}
        {counts.error > 0 && words.withErrors}
      </p>
      <EarlyButton onClick={() => onRun("apply")}>{words.apply(counts.waiting)}</EarlyButton>
    </>
  );
}

interface EarlyButtonProps {
  variant?: "danger";
  onClick: () => void;
  children: React.ReactNode;
}

/** A button whose press counts as soon as it shows, even before its script has loaded. */
function EarlyButton({ variant, onClick, children }: EarlyButtonProps) {
  const ref = useEarlyPress<HTMLButtonElement>();
  return (
    <div className="relative grid justify-self-start">
      <Button ref={ref} data-early="" {...(variant && { variant })} onClick={onClick}>
        {children}
      </Button>
      <EarlyNote />
    </div>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="min-h-12 rounded-cloth border border-ink/40 bg-white px-4 font-medium hover:border-ink aria-pressed:border-indigo aria-pressed:bg-indigo aria-pressed:text-white"
    >
      {children}
    </button>
  );
}
