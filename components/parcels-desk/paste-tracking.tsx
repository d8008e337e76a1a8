"use client";

import { useId, useState } from "react";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { useSaveCodes } from "@/components/parcels-desk/use-save-codes";
import { Button } from "@/components/ui/button";
import { useFieldValue } from "@/components/ui/field-value";
import { Notice } from "@/components/ui/notice";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { parsePastedCodes, type PastedCodes } from "@/lib/delivery/couriers/rules";
import { useMatchTracking } from "@/lib/delivery/parcels/api";
import type { TrackingMatch } from "@/lib/delivery/parcels/dto";

interface PasteTrackingProps {
  courier: Courier;
  onClose: () => void;
}

const TALL = "min-h-11 px-3! text-sm";
const MOST_CHARACTERS = 60_000;

/** Two columns from the courier's page: looked up first, saved after somebody has read what fits. */
export function PasteTracking({ courier, onClose }: PasteTrackingProps) {
  const [text, setText] = useState("");
  const match = useMatchTracking();
  const codes = useSaveCodes(courier);
  const id = useId();
  const focus = useKeptFocus<HTMLDivElement>();
  const ref = useFieldValue<HTMLTextAreaElement>({ value: text, onChange: setText });
  const pasted = parsePastedCodes(text);

  return (
    <div
      ref={focus}
      tabIndex={-1}
      className="grid grid-cols-1 gap-2 rounded-cloth border border-ink/25 bg-white p-3"
    >
      <label htmlFor={id}>Order number and tracking code, a line for each parcel</label>
      <textarea
        id={id}
        ref={ref}
        rows={5}
        maxLength={MOST_CHARACTERS}
        placeholder={"10023\tSFR-2611220001"}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          match.reset();
        }}
        className="block w-full rounded-cloth border border-ink/45 bg-white px-3 py-2 text-base tabular-nums"
      />
      <div className="flex flex-wrap gap-1.5">
        <Button
          variant={match.data ? "quiet" : "primary"}
          className={TALL}
          disabled={pasted.rows.length === 0 || match.isPending || codes.progress !== null}
          onClick={() => match.mutate(pasted.rows)}
        >
          Look up {pasted.rows.length}
        </Button>
        <Button variant="quiet" className={TALL} disabled={codes.progress !== null} onClick={onClose}>
          Close
        </Button>
      </div>
      <RetryingNotice isPending={match.isPending} />
      {match.error && <Notice kind="error">{match.error.message}</Notice>}
      {match.data && (
        <MatchReport
          matches={match.data}
          pasted={pasted}
          isBusy={codes.progress !== null || codes.result !== null}
          onSave={(matches) => void codes.save(matches)}
        />
      )}
      <SavedCodes codes={codes} />
    </div>
  );
}

function SavedCodes({ codes: { progress, result } }: { codes: ReturnType<typeof useSaveCodes> }) {
  return (
    <>
      <output className="block wrap-anywhere empty:hidden">
        {progress ?? (result && `Saved ${result.saved}.`)}
      </output>
      {result?.refused.map(({ orderNumber, why }) => (
        <p key={orderNumber} className="text-selvedge">
          {orderNumber}: {why}
        </p>
      ))}
    </>
  );
}

interface MatchReportProps {
  matches: TrackingMatch[];
  pasted: PastedCodes;
  isBusy: boolean;
  onSave: (matches: TrackingMatch[]) => void;
}

function MatchReport({ matches, pasted, isBusy, onSave }: MatchReportProps) {
  const of = (outcome: TrackingMatch["outcome"]) => matches.filter((match) => match.outcome === outcome);
  const [matched, another] = [of("matched"), of("another")];
  return (
    <div className="grid grid-cols-1 gap-1 text-sm wrap-anywhere tabular-nums">
      <Group
        title="Fit"
        rows={matched.map(({ orderNumber, name, code }) => `${orderNumber} ${name}: ${code}`)}
      />
      <Group title="Saved already" rows={of("known").map(({ orderNumber }) => String(orderNumber))} />
      <Group
        title="Have another code"
        rows={another.map(({ orderNumber, code, other }) => `${orderNumber}: ${other}, not ${code}`)}
      />
      <Group
        title="Code of another order"
        rows={of("doubled").map(({ orderNumber, code, other }) => `${orderNumber}: ${code} is of ${other}`)}
      />
      <Group
        title="Twice in the list"
        rows={pasted.doubled.map(({ orderNumber, code }) => `${orderNumber}: ${code}`)}
      />
      <Group
        title="Not packed, or done"
        rows={of("notPacked").map(({ orderNumber }) => String(orderNumber))}
      />
      <Group title="Unknown" rows={of("unknown").map(({ orderNumber }) => String(orderNumber))} />
      <Group title="Not read" rows={pasted.unreadable} />
      <div className="flex flex-wrap gap-1.5">
        {matched.length > 0 && (
          <Button className={TALL} disabled={isBusy} onClick={() => onSave(matched)}>
            Save {matched.length}
          </Button>
        )}
        {another.length > 0 && (
          <Button
            variant="quiet"
            className={TALL}
            disabled={isBusy}
            onClick={() => onSave([...matched, ...another])}
          >
            Save {matched.length + another.length}, replacing {another.length}
          </Button>
        )}
      </div>
    </div>
  );
}

function Group({ title, rows }: { title: string; rows: string[] }) {
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= 5}>
      <summary className="min-h-8 cursor-pointer font-semibold">
        {title}: {rows.length}
      </summary>
      <ul className="pl-4">
        {[...new Set(rows)].map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </details>
  );
}
