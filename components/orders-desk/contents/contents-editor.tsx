import { DeliveryContents, DiscountContents } from "@/components/orders-desk/contents/contents-fields";
import { ContentsLines } from "@/components/orders-desk/contents/contents-lines";
import { ContentsTotal } from "@/components/orders-desk/contents/contents-total";
import { StaleContents } from "@/components/orders-desk/contents/stale-contents";
import { useContentsEditor } from "@/components/orders-desk/contents/use-contents-editor";
import { RetryingNotice } from "@/components/ui/retrying-notice";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { LinkButton } from "@/components/ui/link-button";
import { Notice } from "@/components/ui/notice";
import { TextField } from "@/components/ui/text-field";
import { formatBdt } from "@/lib/platform/text/format";
import type { OrderContents } from "@/lib/orders/contents/schema";
import { PATHS } from "@/lib/paths";

interface ContentsEditorProps {
  /** The order as it was read first. */
  seen: OrderContents;
  readAgain: () => Promise<OrderContents>;
}

/** The form of an order that is there already. */
export function ContentsEditor({ seen, readAgain }: ContentsEditorProps) {
  const { draft, base, total, saving, isSaved, takeFresh, keepMine } = useContentsEditor(seen, readAgain);
  const { bind } = draft;
  const { fresh } = saving;
  return (
    <Form onSubmit={saving.save} className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
      <ContentsLines
        lines={draft.lines}
        errors={draft.lineErrors}
        onChange={draft.changeLine}
        onAdd={draft.addLine}
        onRemove={draft.removeLine}
      />
      <div className="grid grid-cols-1 gap-5">
        <TextField label="Phone" type="tel" autoComplete="off" {...bind("phone")} />
        <DeliveryContents bind={bind} />
        <DiscountContents bind={bind} />
        <ContentsTotal total={total} before={base.order.amount} />
        {fresh && (
          <StaleContents
            seen={base.order}
            fresh={fresh.order}
            onTakeFresh={() => takeFresh(fresh)}
            onKeepMine={() => keepMine(fresh)}
          />
        )}
        {saving.problem && !fresh && <Notice kind="error">{saving.problem}</Notice>}
        {isSaved && (
          <Notice>
            Saved. The courier collects <span className="price">{formatBdt(base.order.amount)}</span>.
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="flex-auto" disabled={saving.isPending || fresh !== undefined}>
            {saving.isPending ? "Saving …" : "Save"}
          </Button>
          <LinkButton variant="quiet" href={PATHS.allOrders}>
            All Orders
          </LinkButton>
          <RetryingNotice isPending={saving.isPending} />
        </div>
      </div>
    </Form>
  );
}
