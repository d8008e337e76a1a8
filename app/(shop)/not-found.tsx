import { NotFoundContent } from "@/components/layout/not-found-content";

/** Inside the frame that the shop's layout gives. */
export default function ShopNotFoundPage() {
  return <NotFoundContent />;
}
