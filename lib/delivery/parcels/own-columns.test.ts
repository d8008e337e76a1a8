import { expect, it } from "vitest";
import { makeCourierFile } from "@/lib/delivery/parcels/hand-over-file";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

Object.assign(process.env, {
  COURIER_COLUMNS_STEADFAST: "Order=invoice,Mobile=phone",
  COURIER_COLUMNS_PATHAO: "Parcel=invoice,Pieces=pieces",
  COURIER_COLUMNS_REDX: "Receiver=name,No=invoice",
  COURIER_COLUMNS_OTHER: "COD=amount,Number=invoice",
});

useDatabase();

it("writes the files of the couriers in the columns that the variables name", async () => {
  const admin = await makeAdmin();
  const orderId = await makeOrder(await makeProvedUser(), { product: await makeProduct(), quantity: 2 });
  await bringTo(admin, orderId, "packed");
  const { orderNumber, amount } = await readOrder(orderId);
  const linesOf = async (courier: Parameters<typeof makeCourierFile>[0]["courier"]) =>
    (await makeCourierFile({ courier })).csv.replace("\uFEFF", "").trim().split(/\r?\n/);
  expect(await linesOf("steadfast")).toEqual(["Order,Mobile", `${orderNumber},01712345678`]);
  expect(await linesOf("pathao")).toEqual(["Parcel,Pieces", `${orderNumber},2`]);
  expect(await linesOf("redx")).toEqual(["Receiver,No", `Rahim Uddin,${orderNumber}`]);
  expect(await linesOf("other")).toEqual(["COD,Number", `${amount},${orderNumber}`]);
});
