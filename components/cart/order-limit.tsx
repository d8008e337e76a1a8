import { useWords } from "#words";
import { Notice } from "@/components/ui/notice";
import { useCartProblem } from "@/lib/orders/api";

/** Says before the checkout that the cart exceeds the order limit, and whom to call for more. */
export function OrderLimit({ email }: { email: string }) {
  const { exceeded } = useWords("ordering");
  const { data } = useCartProblem(email);
  if (!data?.problem) return null;
  return <Notice kind="warning">{exceeded(data.problem, data.details)}</Notice>;
}
