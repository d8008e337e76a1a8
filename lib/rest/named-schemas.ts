import { z } from "zod";
import { auditKindSchema } from "@/lib/accounts/audit-log/schema";
import { callOutcomeSchema, refundMethodSchema } from "@/lib/orders/outcomes/schema";
import { reviewerSchema } from "@/lib/orders/reviews/dto";
import { auditEntryDtoSchema, auditFieldsSchema } from "@/lib/accounts/audit-log/dto";
import { userDtoSchema } from "@/lib/accounts/users/dto";
import { payoutDtoSchema, payoutOutcomeSchema } from "@/lib/cash/payouts/dto";
import { categorySchema } from "@/lib/catalogue/categories/schema";
import { categoryDtoSchema } from "@/lib/catalogue/categories/dto";
import { collectionDtoSchema } from "@/lib/catalogue/collections/dto";
import { ruleSchema } from "@/lib/catalogue/collections/schema";
import { importDtoSchema, rowStatusSchema, runKindSchema } from "@/lib/catalogue/imports/dto";
import { productDtoSchema, stockRowDtoSchema } from "@/lib/catalogue/products/dto";
import { saleDtoSchema } from "@/lib/catalogue/sales/dto";
import { optionListSchema, stockRows } from "@/lib/catalogue/products/schema";
import { createSaleSchema } from "@/lib/catalogue/sales/schema";
import { wishlistSchema } from "@/lib/catalogue/wishlist/schema";
import { parcelOrderDtoSchema } from "@/lib/delivery/parcels/dto";
import { messageDtoSchema } from "@/lib/messages/dto";
import {
  adminOrderDtoSchema,
  advanceSchema,
  bookedSchema,
  cancellationSchema,
  earlierOrdersSchema,
  flagDtoSchema,
  holdingsSchema,
  printedSchema,
} from "@/lib/orders/all-orders/dto";
import { courierSchema } from "@/lib/delivery/couriers/schema";
import { phoneBlockSchema } from "@/lib/orders/blocked-phones/dto";
import { deskOrderDtoSchema, noteDtoSchema, whoSchema } from "@/lib/orders/call-queue/dto";
import { discountSchema } from "@/lib/orders/contents/schema";
import { colorGalleriesSchema, colorImagesSchema } from "@/lib/catalogue/products/schema";
import { cartLineDtoSchema } from "@/lib/orders/cart/dto";
import { couponDtoSchema, couponValueSchema, orderedCouponSchema } from "@/lib/orders/coupons/dto";
import {
  advanceNoteSchema,
  amountDueSchema,
  callFirstSchema,
  confirmedAtSchema,
  districtSchema,
  orderTotalSchema,
  customerReturnsSchema,
  orderChangeDtoSchema,
  orderChangesSchema,
  orderDiscountSchema,
  orderDtoSchema,
  orderParcelSchema,
  orderStatusSchema,
  payAheadSchema,
  reviewableSchema,
  orderLineDtoSchema,
  orderTrackingSchema,
} from "@/lib/orders/dto";
import {
  customerReturnSchema,
  exchangeOfSchema,
  piecesAskedSchema,
  refundSchema,
  returnDecidedAtSchema,
  returnPicturesSchema,
  returnStateSchema,
  toldRefusalSchema,
  returnableSchema,
  returnLineSchema,
  returnRefusalSchema,
  wantedOptionSchema,
  returnSummarySchema,
} from "@/lib/orders/lines/dto";
import { wantedLinesSchema } from "@/lib/orders/lines/schema";
import { cancellationReasonSchema, parcelStateSchema } from "@/lib/orders/lifecycle/schema";
import { timelineDtoSchema } from "@/lib/orders/timeline/dto";
import { slideSchema } from "@/lib/settings/home/home-fields";
import { daysSchema } from "@/lib/settings/fields/setting-fields";
import { blockSchema, blocksSchema, questionsSchema } from "@/lib/settings/pages/page-fields";
import { momentSchema } from "@/lib/platform/time/schema";
import { idSchema } from "@/lib/platform/http/id-schema";
import { nextCursorSchema } from "@/lib/platform/http/list";
import * as responses from "@/lib/rest/response-schemas";
import { customerDtoSchema } from "@/lib/reports/customers/dto";
import { returnDtoSchema } from "@/lib/returns/dto";
import { changedContentsSchema } from "@/lib/orders/events/schema";
import { openedLines } from "@/lib/returns/schema";
import { customerMessageSchema, mailedMessageSchema } from "@/lib/messages/settings/kinds/schema";
import { settingsDtoSchema } from "@/lib/messages/settings/schema";

/** What several calls answer, by the name that the document gives it. */
const NAMED: Record<string, z.ZodType> = {
  Advance: advanceSchema,
  AdvanceNote: advanceNoteSchema,
  PayAhead: payAheadSchema,
  AmountDue: amountDueSchema,
  Booked: bookedSchema,
  CallFirst: callFirstSchema,
  CallOutcome: callOutcomeSchema,
  RefundMethod: refundMethodSchema,
  District: districtSchema,
  OrderTotal: orderTotalSchema,
  AuditKind: auditKindSchema,
  Reviewer: reviewerSchema,
  CustomerMessage: customerMessageSchema,
  MailedMessage: mailedMessageSchema,
  PayoutOutcome: payoutOutcomeSchema,
  RowStatus: rowStatusSchema,
  ConfirmedAt: confirmedAtSchema,
  Cancellation: cancellationSchema,
  CancellationReason: cancellationReasonSchema,
  Galleries: colorGalleriesSchema,
  ColorImages: colorImagesSchema,
  ChangedContents: changedContentsSchema,
  Courier: courierSchema,
  CustomerReturns: customerReturnsSchema,
  Days: daysSchema,
  EarlierOrders: earlierOrdersSchema,
  OrderChanges: orderChangesSchema,
  OrderParcel: orderParcelSchema,
  Printed: printedSchema,
  Refund: refundSchema,
  AdminOrder: adminOrderDtoSchema,
  AuditEntry: auditEntryDtoSchema,
  AuditFields: auditFieldsSchema,
  CartLine: cartLineDtoSchema,
  Customer: customerDtoSchema,
  CustomerReturn: customerReturnSchema,
  Deleted: responses.deletedResponseSchema,
  Sent: responses.sentResponseSchema,
  Health: responses.healthResponseSchema,
  CouponValue: couponValueSchema,
  Category: categoryDtoSchema,
  CategoryName: categorySchema,
  Collection: collectionDtoSchema,
  CollectionRule: ruleSchema,
  Coupon: couponDtoSchema,
  DeskOrder: deskOrderDtoSchema,
  Error: responses.errorSchema,
  ErrorDetails: responses.errorDetailsSchema,
  ErrorFields: responses.errorFieldsSchema,
  ExchangeOf: exchangeOfSchema,
  Flag: flagDtoSchema,
  Holdings: holdingsSchema,
  Id: idSchema,
  Import: importDtoSchema,
  ImportKind: runKindSchema,
  GivenDiscount: discountSchema,
  Inserted: responses.insertedResponseSchema,
  Message: messageDtoSchema,
  Modified: responses.modifiedResponseSchema,
  Moment: momentSchema,
  Note: noteDtoSchema,
  OptionList: optionListSchema,
  NextCursor: nextCursorSchema,
  Order: orderDtoSchema,
  OrderStatus: orderStatusSchema,
  OrderChange: orderChangeDtoSchema,
  OrderDiscount: orderDiscountSchema,
  OrderLine: orderLineDtoSchema,
  OrderTracking: orderTrackingSchema,
  OrderedCoupon: orderedCouponSchema,
  PageBlock: blockSchema,
  PageBlocks: blocksSchema,
  ParcelState: parcelStateSchema,
  ParcelOrder: parcelOrderDtoSchema,
  Payout: payoutDtoSchema,
  PiecesAsked: piecesAskedSchema,
  PhoneBlock: phoneBlockSchema,
  Product: productDtoSchema,
  Questions: questionsSchema,
  Return: returnDtoSchema,
  ReturnedLines: openedLines,
  ReturnLine: returnLineSchema,
  ReturnRefusal: returnRefusalSchema,
  Returnable: returnableSchema,
  ReturnDecidedAt: returnDecidedAtSchema,
  ReturnPictures: returnPicturesSchema,
  ReturnState: returnStateSchema,
  Reviewable: reviewableSchema,
  ReturnSummary: returnSummarySchema,
  Sale: saleDtoSchema,
  SaleTerms: createSaleSchema,
  Saved: responses.savedResponseSchema,
  Settings: settingsDtoSchema,
  StockRow: stockRowDtoSchema,
  StockRows: stockRows,
  Slide: slideSchema,
  ToldRefusal: toldRefusalSchema,
  Timeline: timelineDtoSchema,
  Who: whoSchema,
  WantedOption: wantedOptionSchema,
  WantedLines: wantedLinesSchema,
  User: userDtoSchema,
  Wishlist: wishlistSchema,
};

/** Has the schemas told under these names wherever they are met. */
export function nameSchemas(): void {
  for (const [id, schema] of Object.entries(NAMED))
    z.globalRegistry.add(schema, { ...z.globalRegistry.get(schema), id });
}
