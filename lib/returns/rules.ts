import type { ReturnDto } from "@/lib/returns/dto";

type ExchangeState = NonNullable<ReturnDto["exchange"]>["state"];

/** Whether an exchange takes of the credit: one that is void brings nothing any more. */
export const isLive = <Exchange extends { state: ExchangeState }>(
  exchange: Exchange | null,
): exchange is Exchange => exchange !== null && exchange.state !== "void";
