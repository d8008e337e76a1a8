import { NotFoundContent } from "@/components/layout/not-found-content";

/** Rendered inside the frame of the shop's layout. */
export default function ShopNotFoundPage() {
  return <NotFoundContent />;
}
