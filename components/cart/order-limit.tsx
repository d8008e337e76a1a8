import { Notice } from "@/components/ui/notice";
import { useCartProblem } from "@/lib/orders/api";

/** Says before the checkout that the cart exceeds the order limit, and whom to call for more. */
export function OrderLimit({ email }: { email: string }) {
  const { data } = useCartProblem(email);
  if (!data?.problem) return null;
  return <Notice kind="warning">{data.problem}</Notice>;
}
