import { z } from "zod";
import { pageSchema } from "@/lib/platform/http/list";
import { refundMethodSchema } from "@/lib/orders/outcomes/schema";
import { orderDtoSchema } from "@/lib/orders/dto";
import { returnSummarySchema } from "@/lib/orders/lines/dto";

export const payToDtoSchema = z.object({ method: refundMethodSchema, account: z.string() });

/** A return as the list of the desk shows it. */
export const returnDtoSchema = returnSummarySchema.extend({
  order: orderDtoSchema.describe("What was delivered."),
  payTo: payToDtoSchema
    .nullable()
    .describe("Where the customer wants their money, while the return is open."),
  due: z.int().describe("Whole BDT that is still to be paid back, beside what an exchange takes."),
  exchange: z
    .object({
      orderId: z.string(),
      orderNumber: z.int(),
      amount: z.int().describe("Whole BDT, before the credit."),
      state: z
        .enum(["placing", "open", "delivered", "void"])
        .describe("`void`: cancelled or never arrived, and the credit is free again."),
    })
    .nullable()
    .describe("The order that brings something else instead."),
});

export type ReturnDto = z.output<typeof returnDtoSchema>;

export const returnListDtoSchema = pageSchema(returnDtoSchema).extend({
  counts: z.object({
    asked: z.int().describe("What customers ask for, and nobody has decided."),
    open: z.int(),
    settled: z.int(),
  }),
});

export type ReturnListDto = z.output<typeof returnListDtoSchema>;
