import { useWords } from "#words";
import { useState } from "react";
import { Refusals } from "@/components/desk-kit/selection-bar";
import { SmallButton } from "@/components/desk-kit/small-button";
import { useOneByOne } from "@/components/desk-kit/use-one-by-one";
import { CallNotices } from "@/components/desk-kit/call-notices";
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
  const { paste: words } = useWords("deskParcels");
  const { close } = useWords("deskOrders").details;
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
        label={words.label}
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
          {words.lookUp(pasted.rows.length)}
        </SmallButton>
        <SmallButton disabled={codes.progress !== null} onClick={onClose}>
          {close}
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
            void codes.run({ doing: words.saving, rows: matches, work });
          }}
        />
      )}
      <output className="block wrap-anywhere empty:hidden">
        {codes.progress ?? (codes.result && words.saved(codes.result.done.length))}
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
  const { paste: words } = useWords("deskParcels");
  const { groups: titles } = words;
  const { number } = useWords("orders");
  const listOf = (outcome: TrackingMatch["outcome"]) => matches.filter((match) => match.outcome === outcome);
  const numbersOf = (outcome: TrackingMatch["outcome"]) =>
    listOf(outcome).map(({ orderNumber }) => number(orderNumber));
  const [matched, another] = [listOf("matched"), listOf("another")];
  const groups: [title: string, rows: string[]][] = [
    [titles.fit, matched.map(({ orderNumber, name, code }) => `${number(orderNumber)} ${name}: ${code}`)],
    [titles.known, numbersOf("known")],
    [
      titles.another,
      another.map(({ orderNumber, code, other }) => words.otherCode(number(orderNumber), other, code)),
    ],
    [
      titles.doubled,
      listOf("doubled").map(({ orderNumber, code, other }) => words.codeOf(number(orderNumber), code, other)),
    ],
    [titles.twice, pasted.doubled.map(({ orderNumber, code }) => `${number(orderNumber)}: ${code}`)],
    [titles.notPacked, numbersOf("notPacked")],
    [titles.unknown, numbersOf("unknown")],
    [titles.unreadable, pasted.unreadable],
  ];
  return (
    <div className="grid grid-cols-1 gap-1 text-sm wrap-anywhere tabular-nums">
      {groups.map(([title, rows]) => (
        <Group key={title} title={title} rows={rows} />
      ))}
      <div className="flex flex-wrap gap-1.5">
        {matched.length > 0 && (
          <SmallButton variant="primary" disabled={isBusy} onClick={() => onSave(matched)}>
            {words.save(matched.length)}
          </SmallButton>
        )}
        {another.length > 0 && (
          <SmallButton disabled={isBusy} onClick={() => onSave([...matched, ...another])}>
            {words.replace(matched.length + another.length, another.length)}
          </SmallButton>
        )}
      </div>
    </div>
  );
}

function Group({ title, rows }: { title: string; rows: string[] }) {
  const { count } = useWords("units");
  if (rows.length === 0) return null;
  return (
    <details open={rows.length <= 5}>
      <summary className="min-h-8 cursor-pointer font-semibold">
        {title}: {count(rows.length)}
      </summary>
      <ul className="pl-4">
        {[...new Set(rows)].map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </details>
  );
}
