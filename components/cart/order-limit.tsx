import { Notice } from "@/components/ui/notice";
import { useCartProblem } from "@/lib/orders/api";

/** Told before the checkout is: the cart holds more than can be ordered now, and whom to call for more. */
export function OrderLimit({ email }: { email: string }) {
  const { data } = useCartProblem(email);
  if (!data?.problem) return null;
  return <Notice kind="warning">{data.problem}</Notice>;
}
