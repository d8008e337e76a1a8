import { z } from "zod";
import { wishlistSchema } from "@/lib/catalogue/wishlist/schema";
import { cartLineDtoSchema } from "@/lib/orders/cart/dto";
import { orderDtoSchema } from "@/lib/orders/dto";
import { ownReviewSchema } from "@/lib/orders/reviews/dto";
import { ALERT_STATES } from "@/lib/messages/stock-alerts/constants";
import { payToDtoSchema } from "@/lib/returns/dto";
import { momentSchema } from "@/lib/platform/time/schema";

/** What the shop keeps about somebody, without what would let another sign in as them. */
export const accountDataDtoSchema = z.object({
  account: z.object({
    name: z.string(),
    email: z.string(),
    role: z.string(),
    isEmailConfirmed: z.boolean(),
    provedPhone: z.string().nullable(),
    language: z.string().nullable().describe("Of the messages about orders; null for the shop's own."),
    isOrderMailOff: z.boolean().describe("True where no mails about orders are wished."),
    isCartMailWanted: z.boolean(),
    registeredAt: momentSchema.nullable(),
    signsInWith: z.array(z.string()).describe("password, and the providers of social sign-in."),
  }),
  signIns: z
    .array(z.object({ startedAt: momentSchema.nullable(), endsAt: momentSchema }))
    .describe("Where the account is logged in."),
  cart: z.array(cartLineDtoSchema),
  wishlist: wishlistSchema,
  pictures: z
    .array(
      z.object({
        _id: z.string(),
        orderId: z.string(),
        at: momentSchema,
        webp: z.string().describe("Base64."),
      }),
    )
    .describe("Of what was delivered, as returns and reviews name them."),
  reviews: z.array(ownReviewSchema),
  orders: z.array(orderDtoSchema).describe("All orders, those that were called off too, newest first."),
  payTo: z
    .array(payToDtoSchema.extend({ returnId: z.string() }))
    .describe("Where the money of open returns goes."),
  stockAlerts: z
    .array(
      z.object({
        productId: z.string(),
        size: z.string(),
        color: z.string(),
        contact: z.string(),
        state: z.enum(ALERT_STATES),
        endsAt: momentSchema,
      }),
    )
    .describe("What is to be told once it can be had again."),
});

export type AccountDataDto = z.output<typeof accountDataDtoSchema>;
