import { useWords } from "#words";
import type { ReactNode } from "react";
import { ErrorNotice } from "@/components/desk-kit/call-notices";
import { Button } from "@/components/ui/button";

interface SaveEndProps {
  saving: { isPending: boolean; problem: string | undefined };
  label: string;
  /** While it is saved, where that is more than `Saving …`. */
  pendingLabel?: string;
  /** What stands above the button. */
  children?: ReactNode;
}

/** The end of a form: why it was refused, and the button that saves it. */
export function SaveEnd({ saving: { isPending, problem }, label, pendingLabel, children }: SaveEndProps) {
  const { saving } = useWords("deskKit");
  return (
    <>
      <ErrorNotice error={problem} />
      {children}
      <Button type="submit" className="justify-self-start" disabled={isPending}>
        {isPending ? (pendingLabel ?? saving) : label}
      </Button>
    </>
  );
}
