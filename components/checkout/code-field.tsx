import { useWords } from "#words";
import { lazy, Suspense, useState } from "react";
import type { useCode } from "@/components/checkout/use-code";
import { TextButton } from "@/components/ui/text-button";

const CodeForm = lazy(async () => ({
  default: (await import("@/components/checkout/code-form")).CodeForm,
}));

interface CodeFieldProps {
  state: ReturnType<typeof useCode>;
  /** Whole BDT that the code takes off now. */
  discount: number;
}

/** The field of a code: one line until it is pressed, or a link has brought one. */
export function CodeField({ state, discount }: CodeFieldProps) {
  const { code: words } = useWords("ordering");
  const [isOpen, setIsOpen] = useState(state.code !== null);
  if (!isOpen)
    return (
      <TextButton className="justify-self-start" onClick={() => setIsOpen(true)}>
        {words.open}
      </TextButton>
    );
  return (
    <Suspense fallback={<p className="min-h-11 content-center text-muted">{words.wait}</p>}>
      <CodeForm state={state} discount={discount} />
    </Suspense>
  );
}
