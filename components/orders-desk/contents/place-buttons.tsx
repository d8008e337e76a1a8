import { Button } from "@/components/ui/button";
import { LinkButton } from "@/components/ui/link-button";
import { RetryingNotice } from "@/components/ui/retrying-notice";

interface PlaceButtonsProps {
  isPending: boolean;
  label: string;
  pendingLabel: string;
  back: { href: string; label: string };
}

/** The buttons that place an order at the desk, or leave it. */
export function PlaceButtons({ isPending, label, pendingLabel, back }: PlaceButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" className="flex-auto" disabled={isPending}>
        {isPending ? pendingLabel : label}
      </Button>
      <LinkButton variant="quiet" href={back.href}>
        {back.label}
      </LinkButton>
      <RetryingNotice isPending={isPending} />
    </div>
  );
}
