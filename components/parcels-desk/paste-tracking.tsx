import { useState } from "react";
import { Refusals } from "@/components/desk-kit/selection-bar";
import { SmallButton } from "@/components/desk-kit/small-button";
import { useOneByOne } from "@/components/desk-kit/use-one-by-one";
import { CallNotices } from "@/components/ui/call-notices";
import { TextArea } from "@/components/ui/text-area";
import { useKeptFocus } from "@/components/ui/use-kept-focus";
import type { Courier } from "@/lib/delivery/couriers/registry";
import { parsePastedCodes, type PastedCodes } from "@/lib/delivery/couriers/rules";
import { useMatchTracking, useMoveParcels } from "@/lib/delivery/parcels/api";
import type { TrackingMatch } from "@/lib/delivery/parcels/dto";

interface PasteTrackingProps {
  courier: Courier;
  onClose: () => void;
}

const MOST_CHARACTERS = 60_000;

/** Takes two columns pasted from the courier's page. It first shows the matches, and saves them after a person's check. */
export function PasteTracking({ courier, onClose }: PasteTrackingProps) {
  const [text, setText] = useState("");
  const match = useMatchTracking();
  const move = useMoveParcels();
  const codes = useOneByOne<TrackingMatch>();
  const focus = useKeptFocus<HTMLDivElement>();
  const pasted = parsePastedCodes(text);

  return (
    <div
      ref={focus}
      tabIndex={-1}
      className="grid grid-cols-1 gap-2 rounded-cloth border border-ink/25 bg-white p-3"
    >
      <TextArea
        label="Order number and tracking code, a line for each parcel"
        rows={5}
        maxLength={MOST_CHARACTERS}
        placeholder={"10023\tSFR-2611220001"}
        value={text}
        onChange={(typed) => {
          setText(typed);
          match.reset();
        }}
        className="tabular-nums"
      />
      <div className="flex flex-wrap gap-1.5">
        <SmallButton
          variant={match.data ? "quiet" : "primary"}
          disabled={pasted.rows.length === 0 || match.isPending || codes.progress !== null}
          onClick={() => match.mutate(pasted.rows)}
        >
          Look up {pasted.rows.length}
        </SmallButton>
        <SmallButton disabled={codes.progress !== null} onClick={onClose}>
          Close
        </SmallButton>
      </div>
      <CallNotices isPending={match.isPending} error={match.error} />
      {match.data && (
        <MatchReport
          matches={match.data}
          pasted={pasted}
          isBusy={codes.progress !== null || codes.result !== null}
          onSave={(matches) => {
            const work = ({ orderId, state, code, courier: known }: TrackingMatch) =>
              move({ orderId, from: state, to: state, trackingCode: code, courier: known ?? courier });
            void codes.run({ doing: "Saving", rows: matches, work });
          }}
        />
      )}
      <output className="block wrap-anywhere empty:hidden">
        {codes.progress ?? (codes.result && `Saved ${codes.result.done.length}.`)}
      </output>
      <Refusals refused={codes.result?.refused ?? []} />
    </div>
  );
}

interface MatchReportProps {
  matches: TrackingMatch[];
  pasted: PastedCodes;
  isBusy: boolean;
  onSave: (matches: TrackingMatch[]) => void;
}

function MatchReport({ matches, pasted, isBusy, onSave }: MatchReportProps) {
  const listOf = (outcome: TrackingMatch["outcome"]) => matches.filter((match) => match.outcome === outcome);
  const numbersOf = (outcome: TrackingMatch["outcome"]) =>
    listOf(outcome).map(({ orderNumber }) => `${orderNumber}`);
  const [matched, another] = [listOf("matched"), listOf("another")];
  const groups: [title: string, rows: string[]][] = [
    ["Fit", matched.map(({ orderNumber, name, code }) => `${orderNumber} ${name}: ${code}`)],
    ["Saved already", numbersOf("known")],
    [
      "Have another code",
      another.map(({ orderNumber, code, other }) => `${orderNumber}: ${other}, not ${code}`),
    ],
    [
      "Code of another order",
      listOf("doubled").map(({ orderNumber, code, other }) => `${orderNumber}: ${code} is of ${other}`),
    ],
    ["Twice in the list", pasted.doubled.map(({ orderNumber, code }) => `${orderNumber}: ${code}`)],
    ["Not packed, or done", numbersOf("notPacked")],
    ["Unknown", numbersOf("unknown")],
    ["Not read", pasted.unreadable],
  ];
  return (
    <div className="grid grid-cols-1 gap-1 text-sm wrap-anywhere tabular-nums">
      {groups.map(([title, rows]) => (
        <Group key={title} title={title} rows={rows} />
      ))}
      <div className="flex flex-wrap gap-1.5">
        {matched.length > 0 && (
          <SmallButton variant="primary" disabled={isBusy} onClick={() => onSave(matched)}>
            Save {matched.length}
          </SmallButton>
        )}
        {another.length > 0 && (
          <SmallButton disabled={isBusy} onClick={() => onSave([...matched, ...another])}>
            Save {matched.length + another.length}, replacing {another.length}
          </SmallButton>
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
