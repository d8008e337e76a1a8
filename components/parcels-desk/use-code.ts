import { useWords } from "#words";
import { useState } from "react";
import { trackingCodeSchema } from "@/lib/delivery/parcels/schema";

interface CodeOptions {
  initial?: string;
  onSend: (code: string) => void;
}

/** A tracking code while it is typed; a text that can be none is not sent, and the field says why. */
export function useCode({ initial = "", onSend }: CodeOptions) {
  const [text, setText] = useState(initial);
  const { refusedField } = useWords("deskKit");
  const [error, setError] = useState<string>();

  return {
    code: text.trim(),
    field: {
      value: text,
      error,
      onChange: (typed: string) => {
        setText(typed);
        setError(undefined);
      },
    },
    send: () => {
      const read = trackingCodeSchema.safeParse(text);
      const told = read.error?.issues[0]?.message;
      setError(told && refusedField("code", told));
      if (read.success) onSend(read.data);
    },
  };
}
