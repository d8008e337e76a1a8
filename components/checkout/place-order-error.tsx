import { Notice } from "@/components/ui/notice";
import { formatBdt } from "@/lib/platform/text/format";
import { ApiError } from "@/lib/platform/http/client";

/** Why the order was not placed; with the fresh amount where it is another than the one shown before. */
export function PlaceOrderError({ error }: { error: Error }) {
  const amount = error instanceof ApiError ? error.details?.amount : undefined;
  return (
    <Notice kind="error">
      {error.message}
      {typeof amount === "number" && (
        <>
          {" "}
          It is now <span className="price font-semibold">{formatBdt(amount)}</span>. If that is all right,
          press Place Order again.
        </>
      )}
    </Notice>
  );
}
