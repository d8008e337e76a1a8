import type { ReactNode } from "react";
import { PieceLine, type PieceLineProps } from "@/components/returns/piece-line";

interface CountedLinesProps {
  lines: { line: PieceLineProps["line"] & { _id: string }; most: number }[];
  /** How many pieces are ticked, by line. */
  counts: Record<string, number>;
  onCount: (lineId: string, count: number) => void;
}

interface PieceLinesProps extends CountedLinesProps {
  legend: string;
  children?: ReactNode;
}

/** A control for the pieces of each line. */
export const CountedLines = ({ lines, counts, onCount }: CountedLinesProps) =>
  lines.map(({ line, most }) => (
    <PieceLine
      key={line._id}
      line={line}
      most={most}
      count={counts[line._id] ?? 0}
      onCount={(count) => onCount(line._id, count)}
    />
  ));

/** A question about the pieces of an order, line by line, with controls for the answer below. */
export function PieceLines({ legend, children, ...counted }: PieceLinesProps) {
  return (
    <fieldset className="grid grid-cols-1 gap-1 rounded-cloth border border-ink/25 bg-white p-3">
      <legend className="px-1 font-semibold">{legend}</legend>
      <CountedLines {...counted} />
      {children}
    </fieldset>
  );
}
