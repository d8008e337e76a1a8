import { useWords } from "#words";
import { TextButton } from "@/components/ui/text-button";

interface MoreLinesProps {
  hidden: number;
  onOpen: () => void;
}

/** Opens the lines of an order that are not shown at first. */
export function MoreLines({ hidden, onOpen }: MoreLinesProps) {
  const { more } = useWords("deskKit");
  if (hidden <= 0) return null;
  return (
    <TextButton className="-my-2 justify-self-start text-sm" onClick={onOpen}>
      {more(hidden)}
    </TextButton>
  );
}
