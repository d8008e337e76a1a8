import { useWords } from "#words";
import { type ComponentProps, useState } from "react";
import { TextField } from "@/components/ui/text-field";

/** A field of figures in the digits of the page. It stays as it is typed until it is left; settings understand both digits. */
export function FiguresField({ value, onChange, ...field }: ComponentProps<typeof TextField>) {
  const { figures } = useWords("deskSettings");
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextField
      inputMode="numeric"
      className="tabular-nums"
      {...field}
      value={typed ?? figures(value)}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}
