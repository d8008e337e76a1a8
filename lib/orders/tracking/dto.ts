import type { OrderDto } from "@/lib/orders/dto";
import type { TimelineDto } from "@/lib/orders/timeline/dto";
import type { Language } from "@/lib/words/constants";

interface TrackedItem {
  id: string;
  productId: string;
  productName: string;
  productNameBn?: string;
  size: string;
  color: string;
  quantity: number;
  image1: string;
  shownIn?: string;
}

/** What a link without a login shows: nobody's name, phone, address, e-mail or note. */
export interface TrackedOrder extends Pick<OrderDto, "tracking" | "amountDue" | "payAhead" | "reviewable"> {
  orderNumber: number;
  items: TrackedItem[];
  timeline: TimelineDto;
  /** In which its messages are written; null where neither it nor its account has chosen one. */
  language: Language | null;
}
