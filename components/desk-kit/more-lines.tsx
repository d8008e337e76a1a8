interface MoreLinesProps {
  hidden: number;
  onOpen: () => void;
}

/** Opens the lines of an order that are not shown at first. */
export function MoreLines({ hidden, onOpen }: MoreLinesProps) {
  if (hidden <= 0) return null;
  return (
    <button
      type="button"
      className="-my-2 inline-flex min-h-11 items-center justify-self-start text-sm font-semibold text-indigo underline underline-offset-4"
      onClick={onOpen}
    >
      +{hidden} more
    </button>
  );
}
