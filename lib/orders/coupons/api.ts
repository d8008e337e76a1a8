import { useQuery } from "@tanstack/react-query";
import { CART_KEY } from "@/lib/orders/cart/api";
import type { ChangeCouponRequest, CreateCouponRequest } from "@/lib/orders/coupons/schema";
import { callProtected, deleteProtected } from "@/lib/platform/http/client";
import { useChange } from "@/lib/platform/http/use-change";
import type { WantedLine } from "@/lib/orders/lines/schema";

/** What a code takes off the cart of this customer; read again with the cart. */
export function useCheckedCoupon(email: string, code: string | null) {
  return useQuery({
    queryKey: [CART_KEY, email, "code", code],
    queryFn: () => callProtected("POST /coupons/check", { body: { code: code ?? "" }, retry: "idempotent" }),
    enabled: code !== null,
    staleTime: 0,
  });
}

/** What a code takes off these lines; nothing is asked without a code or a line. */
export function useCouponForLines(
  code: string,
  lines: (Omit<WantedLine, "quantity"> & { quantity: string })[],
) {
  return useQuery({
    queryKey: ["code for lines", code, lines],
    queryFn: () => callProtected("POST /coupons/check", { body: { code, lines }, retry: "idempotent" }),
    enabled: code !== "" && lines.length > 0,
    staleTime: 0,
  });
}

const CODES_KEY = "codes";

/** All codes, newest first, with what has come of them. */
export function useCoupons() {
  return useQuery({ queryKey: [CODES_KEY], queryFn: () => callProtected("GET /coupons"), staleTime: 0 });
}

/** Makes a code; codes are then read again. */
export function useCreateCoupon() {
  return useChange([[CODES_KEY]], (body: CreateCouponRequest) => callProtected("POST /coupons", { body }));
}

/** Changes a code for orders from now on; codes are then read again. */
export function useChangeCoupon() {
  return useChange([[CODES_KEY]], ({ code, change }: { code: string; change: ChangeCouponRequest }) =>
    callProtected("PATCH /coupons/{code}", { params: { code }, body: change }),
  );
}

/** Deletes a code; codes are then read again. */
export function useDeleteCoupon() {
  return useChange([[CODES_KEY]], (code: string) =>
    deleteProtected("DELETE /coupons/{code}", { params: { code } }),
  );
}
