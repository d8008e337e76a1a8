import { LinkButton } from "@/components/ui/link-button";
import { PATHS } from "@/lib/paths";

export function EmptyCart() {
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-lg">Your cart is empty.</p>
      <LinkButton href={PATHS.home}>Find something to wear</LinkButton>
    </div>
  );
}
