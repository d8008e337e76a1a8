import { NothingHere } from "@/components/layout/nothing-here";

/** Inside the frame that the shop's layout gives. */
export default function ShopNotFoundPage() {
  return <NothingHere />;
}
