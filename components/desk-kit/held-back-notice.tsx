import { useWords } from "#words";
import { Notice } from "@/components/ui/notice";

/** Why a form is not saved: a picture of it has not arrived. */
export function HeldBackNotice() {
  const { heldBack } = useWords("deskKit");
  return <Notice kind="error">{heldBack}</Notice>;
}
