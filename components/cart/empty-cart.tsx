import { useWords } from "#words";
import { LinkButton } from "@/components/ui/link-button";
import { PATHS } from "@/lib/paths";

export function EmptyCart() {
  const { cart: words } = useWords("ordering");
  const { find } = useWords("orders");
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg">{words.empty}</p>
      <LinkButton href={PATHS.home}>{find}</LinkButton>
    </div>
  );
}
