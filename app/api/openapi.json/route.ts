import { z } from "zod";
import * as allOrders from "@/app/api/allOrders/route";
import * as orderCounts from "@/app/api/allOrders/counts/route";
import * as orderPage from "@/app/api/allOrders/page/route";
import * as cart from "@/app/api/cart/route";
import * as cartLine from "@/app/api/cart/[id]/route";
import * as exporting from "@/app/api/exports/[kind]/route";
import * as importing from "@/app/api/imports/[kind]/route";
import * as imported from "@/app/api/imports/[kind]/[id]/route";
import * as applying from "@/app/api/imports/[kind]/[id]/apply/route";
import * as importRows from "@/app/api/imports/[kind]/[id]/rows/route";
import * as undoing from "@/app/api/imports/[kind]/[id]/undo/route";
import * as live from "@/app/api/health/live/route";
import * as ready from "@/app/api/health/ready/route";
import * as images from "@/app/api/images/route";
import * as jwt from "@/app/api/jwt/route";
import * as orders from "@/app/api/orders/route";
import * as pieces from "@/app/api/products/[id]/pieces/route";
import * as shelf from "@/app/api/products/[id]/stock/route";
import * as cancelPending from "@/app/api/orders/cancelPending/route";
import * as orderLimits from "@/app/api/orders/limits/route";
import * as queue from "@/app/api/orders/queue/route";
import * as queueNews from "@/app/api/orders/queue/news/route";
import * as orderAdvance from "@/app/api/orders/[id]/advance/route";
import * as phoneBlock from "@/app/api/orders/[id]/phoneBlock/route";
import * as orderCalls from "@/app/api/orders/[id]/calls/route";
import * as orderCalling from "@/app/api/orders/[id]/calling/route";
import * as orderNotes from "@/app/api/orders/[id]/notes/route";
import * as order from "@/app/api/orders/[id]/route";
import * as byStaff from "@/app/api/orders/byStaff/route";
import * as lastContact from "@/app/api/orders/lastContact/route";
import * as printed from "@/app/api/orders/printed/route";
import * as choices from "@/app/api/products/choices/route";
import * as cash from "@/app/api/orders/[id]/cash/route";
import * as orderContents from "@/app/api/orders/[id]/contents/route";
import * as parcelOfOrder from "@/app/api/orders/[id]/parcel/route";
import * as exchanging from "@/app/api/orders/[id]/returns/[returnId]/exchange/route";
import * as refunding from "@/app/api/orders/[id]/returns/[returnId]/refund/route";
import * as returnOfOrder from "@/app/api/orders/[id]/returns/[returnId]/route";
import * as returnPicture from "@/app/api/orders/[id]/returnPictures/[pictureId]/route";
import * as returnPictures from "@/app/api/orders/[id]/returnPictures/route";
import * as returnRequest from "@/app/api/orders/[id]/returnRequests/[returnId]/route";
import * as returnRequests from "@/app/api/orders/[id]/returnRequests/route";
import * as returnsOfOrder from "@/app/api/orders/[id]/returns/route";
import * as reopening from "@/app/api/orders/[id]/reopen/route";
import * as messagePreferences from "@/app/api/messagePreferences/route";
import * as dismissing from "@/app/api/messages/[id]/dismiss/route";
import * as sendingAgain from "@/app/api/messages/[id]/sendAgain/route";
import * as emailProofs from "@/app/api/emailProofs/route";
import * as emailConfirmation from "@/app/api/emailProofs/confirm/route";
import * as bookings from "@/app/api/parcels/bookings/route";
import * as courierFile from "@/app/api/parcels/file/route";
import * as parcels from "@/app/api/parcels/route";
import * as tracking from "@/app/api/parcels/tracking/route";
import * as payouts from "@/app/api/payouts/route";
import * as payout from "@/app/api/payouts/[id]/route";
import * as payoutCheck from "@/app/api/payouts/check/route";
import * as passwordResets from "@/app/api/passwordResets/route";
import * as confirmation from "@/app/api/passwordResets/confirm/route";
import * as products from "@/app/api/products/route";
import * as product from "@/app/api/products/[id]/route";
import * as restoring from "@/app/api/deleted/[kind]/[id]/restore/route";
import * as returns from "@/app/api/returns/route";
import * as records from "@/app/api/records/route";
import * as search from "@/app/api/search/route";
import * as stockAlerts from "@/app/api/stockAlerts/route";
import * as stoppingAlerts from "@/app/api/stockAlerts/stop/route";
import * as users from "@/app/api/users/route";
import * as user from "@/app/api/users/[id]/route";
import * as userAdmin from "@/app/api/users/admin/[idOrEmail]/route";
import * as userStaff from "@/app/api/users/staff/[id]/route";
import * as ownData from "@/app/api/users/me/data/route";
import * as ownDeletion from "@/app/api/users/me/deletion/route";
import * as userCounts from "@/app/api/users/counts/route";
import * as vitals from "@/app/api/vitals/route";
import * as courierWebhook from "@/app/api/webhooks/[courier]/route";
import { anybody } from "@/lib/accounts/auth/guards";
import { jsonWithEtag } from "@/lib/platform/http/etag";
import { makeOpenApi } from "@/lib/rest/openapi";
import { methodNotAllowed, route } from "@/lib/rest/route";

const DOCUMENT = makeOpenApi({
  "/jwt": jwt,
  "/users": users,
  "/users/{id}": user,
  "/users/admin/{idOrEmail}": userAdmin,
  "/users/staff/{id}": userStaff,
  "/users/counts": userCounts,
  "/users/me/data": ownData,
  "/users/me/deletion": ownDeletion,
  "/products": products,
  "/products/{id}": product,
  "/search": search,
  "/images": images,
  "/cart": cart,
  "/cart/{id}": cartLine,
  "/orders": orders,
  "/products/{id}/pieces": pieces,
  "/products/{id}/stock": shelf,
  "/orders/cancelPending": cancelPending,
  "/orders/limits": orderLimits,
  "/orders/queue": queue,
  "/orders/queue/news": queueNews,
  "/orders/{id}": order,
  "/orders/{id}/advance": orderAdvance,
  "/orders/{id}/phoneBlock": phoneBlock,
  "/orders/{id}/calls": orderCalls,
  "/orders/{id}/calling": orderCalling,
  "/orders/{id}/notes": orderNotes,
  "/orders/byStaff": byStaff,
  "/orders/lastContact": lastContact,
  "/orders/printed": printed,
  "/products/choices": choices,
  "/orders/{id}/contents": orderContents,
  "/orders/{id}/reopen": reopening,
  "/orders/{id}/parcel": parcelOfOrder,
  "/orders/{id}/returns": returnsOfOrder,
  "/orders/{id}/returns/{returnId}": returnOfOrder,
  "/orders/{id}/returns/{returnId}/exchange": exchanging,
  "/orders/{id}/returns/{returnId}/refund": refunding,
  "/orders/{id}/returnPictures": returnPictures,
  "/orders/{id}/returnPictures/{pictureId}": returnPicture,
  "/orders/{id}/returnRequests": returnRequests,
  "/orders/{id}/returnRequests/{returnId}": returnRequest,
  "/returns": returns,
  "/parcels": parcels,
  "/parcels/bookings": bookings,
  "/parcels/file": courierFile,
  "/parcels/tracking": tracking,
  "/orders/{id}/cash": cash,
  "/payouts": payouts,
  "/payouts/check": payoutCheck,
  "/payouts/{id}": payout,
  "/allOrders": allOrders,
  "/allOrders/page": orderPage,
  "/allOrders/counts": orderCounts,
  "/exports/{kind}": exporting,
  "/imports/{kind}": importing,
  "/imports/{kind}/{id}": imported,
  "/imports/{kind}/{id}/rows": importRows,
  "/imports/{kind}/{id}/apply": applying,
  "/imports/{kind}/{id}/undo": undoing,
  "/records": records,
  "/deleted/{kind}/{id}/restore": restoring,
  "/messages/{id}/dismiss": dismissing,
  "/messages/{id}/sendAgain": sendingAgain,
  "/messagePreferences": messagePreferences,
  "/emailProofs": emailProofs,
  "/emailProofs/confirm": emailConfirmation,
  "/passwordResets": passwordResets,
  "/passwordResets/confirm": confirmation,
  "/stockAlerts": stockAlerts,
  "/stockAlerts/stop": stoppingAlerts,
  "/vitals": vitals,
  "/webhooks/{courier}": courierWebhook,
  "/health/live": live,
  "/health/ready": ready,
});

const AN_HOUR = "public, max-age=3600";

// GET /api/openapi.json
export const GET = route(
  {
    summary: "What each call accepts and answers, as the routes themselves declare it",
    auth: anybody,
    needsDatabase: false,
    headers: ["If-None-Match"],
    response: z.looseObject({ openapi: z.string() }),
  },
  async ({ request }) => jsonWithEtag(request, DOCUMENT, AN_HOUR),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "HEAD");
