import {
  ANYBODY,
  FOR_THE_DESK,
  NOBODY_ELSES,
  NOT_FOR_ANYBODY,
  type ContractCall,
} from "@/testing/fire/contract-call";
import { trackingTokenOf } from "@/lib/orders/tracking/tracking-token";

const GONE = "65f000000000000000000001";

/** The calls about what customers say of what they have bought. */
export const REVIEW_CALLS: ContractCall[] = [
  {
    method: "POST",
    route: "reviews",
    expected: { ...NOBODY_ELSES, self: 201 },
    body: ({ deliveredId, deliveredLineId }) => ({
      orderId: deliveredId,
      lineId: deliveredLineId,
      rating: 5,
      fit: "right",
      text: "Fits as it should",
    }),
  },
  {
    method: "POST",
    route: "reviews",
    about: "of what is reviewed already",
    expected: { ...NOBODY_ELSES, self: 409 },
    body: ({ askedOrderId, askedLineId }) => ({ orderId: askedOrderId, lineId: askedLineId, rating: 1 }),
  },
  {
    method: "POST",
    route: "reviews",
    about: "by whoever has the order's link",
    expected: { visitor: 201, self: 201, other: 201, staff: 201, admin: 201 },
    body: ({ deliveredId, deliveredLineId }) => ({
      token: trackingTokenOf(deliveredId),
      lineId: deliveredLineId,
      rating: 4,
    }),
  },
  {
    method: "POST",
    route: "reviews",
    about: "of another order than that of the link",
    expected: NOT_FOR_ANYBODY,
    body: ({ deliveredId, askedOrderId, askedLineId }) => ({
      token: trackingTokenOf(deliveredId),
      orderId: askedOrderId,
      lineId: askedLineId,
      rating: 4,
    }),
  },
  {
    method: "POST",
    route: "reviews",
    about: "that make no sense",
    expected: { visitor: 400, self: 400, other: 400, staff: 400, admin: 400 },
    body: ({ deliveredId, deliveredLineId }) => ({
      orderId: deliveredId,
      lineId: deliveredLineId,
      rating: 6,
    }),
  },
  { method: "GET", route: "reviews", expected: FOR_THE_DESK, query: () => "?state=shown" },
  {
    method: "PATCH",
    route: "reviews/[id]",
    expected: FOR_THE_DESK,
    params: ({ reviewId }) => ({ id: reviewId }),
    body: () => ({ state: "hidden", reply: "Thank you" }),
  },
  {
    method: "PATCH",
    route: "reviews/[id]",
    about: "that is not there",
    expected: { ...FOR_THE_DESK, staff: 404, admin: 404 },
    params: () => ({ id: GONE }),
    body: () => ({ state: "shown" }),
  },
  {
    method: "GET",
    route: "products/[id]/reviews",
    expected: ANYBODY,
    params: ({ product }) => ({ id: product._id }),
  },
  {
    method: "GET",
    route: "reviews/[id]/pictures/[pictureId]",
    expected: ANYBODY,
    params: ({ reviewId, reviewPictureId }) => ({ id: reviewId, pictureId: reviewPictureId }),
    query: () => "?size=small",
  },
  {
    method: "GET",
    route: "reviews/[id]/pictures/[pictureId]",
    about: "of a return",
    expected: NOT_FOR_ANYBODY,
    params: ({ reviewId, pictureId }) => ({ id: reviewId, pictureId }),
  },
];
