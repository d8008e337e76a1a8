import sharp from "sharp";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { eraseOrder } from "@/lib/maintenance/personal-data/erase-order";
import { erasePerson } from "@/lib/maintenance/personal-data/erase-person";
import { readAccountData } from "@/lib/maintenance/personal-data/read-account-data";
import { toDhakaDay } from "@/lib/platform/time/dhaka";
import { listOrdersOfUser } from "@/lib/orders/queries";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import { readOrderPicture } from "@/lib/orders/pictures/read-order-picture";
import { sweepOrderPictures } from "@/lib/orders/pictures/sweep-order-pictures";
import { withdrawReturn } from "@/lib/returns/withdraw-return";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { codeOf } from "@/testing/outcomes";
import { bringTo } from "@/testing/parcels";
import { GIF, HEIC, holdSideways, HTML, makePhoto, makePlain, makeQuarters, SVG } from "@/testing/pictures";
import { makeAdmin, makeStaff, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { uploadReturnPicture, uploadSlowly } from "@/testing/return-pictures";
import { askReturnOf, decideReturn, readReturn, wantBack } from "@/testing/returns";
import { Order } from "@/models/order";
import { ReturnPicture } from "@/models/return-picture";
import { DAY_MS } from "@/lib/platform/time/durations.mjs";

useDatabase();

const afterDays = (days: number) => new Date(Date.now() + days * DAY_MS);

let customer: UserDto;
let staff: UserDto;
let jeans: ProductDto;
let orderId: string;

beforeEach(async () => {
  [customer, staff] = [await makeUser(), await makeStaff()];
  jeans = await makeProduct({ stock: "20" });
  orderId = await makeOrder(customer, { product: jeans, quantity: 3 });
  await bringTo(staff, orderId, "delivered");
});

const upload = (bytes?: Uint8Array, user = customer) => uploadReturnPicture(user, orderId, bytes);
const read = (pictureId: string, user = customer, size: "small" | "large" = "large") =>
  readOrderPicture({ user, orderId, pictureId, size });
const ask = async (pictures: string[], key?: string) =>
  await askReturnOf(customer, orderId, { ...(await wantBack(orderId, [[jeans, 1]])), pictures }, key);
const kept = () => ReturnPicture.countDocuments();

describe("a picture that a customer uploads", () => {
  it("is made anew: upright, whole, no larger than it must be, and without the place where it was taken", async () => {
    const photo = await makePhoto({ width: 3_000, height: 2_000, orientation: 6 });
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const picture = await read(await upload(photo));
    const { format, width, height, exif, orientation } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: "webp", width: 1_067, height: 1_600 });
    expect([exif, orientation]).toEqual([undefined, undefined]);
    expect(picture.includes("Phone")).toBe(false);
  });

  it("shows what was photographed the right way up", async () => {
    const picture = await read(await upload(await holdSideways(await makeQuarters())), customer, "small");
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([240, 240]);
    const red = [...data.subarray(0, 3)];
    expect(red[0]).toBeGreaterThan(200);
    expect(red[2]).toBeLessThan(60);
  });

  it.each([
    ["a GIF", GIF, "NOT_A_PICTURE"],
    ["a HEIC", HEIC, "NOT_A_PICTURE"],
    ["an SVG", SVG, "NOT_A_PICTURE"],
    ["HTML", HTML, "NOT_A_PICTURE"],
    ["nothing", Buffer.alloc(0), "BAD_PICTURE"],
    ["half a JPEG", null, "BAD_PICTURE"],
  ])("is refused where it is %s", async (_, bytes, code) => {
    const half = async () => (await makePhoto({ width: 600, height: 800 })).subarray(0, 20_000);
    expect(await codeOf(upload(bytes ?? (await half())))).toBe(code);
    expect(await kept()).toBe(0);
  });

  it("is refused where it is a thread of 70,000 rows, which takes many times longer than a picture", async () => {
    expect(await codeOf(upload(await makePlain(1, 70_000)))).toBe("PICTURE_TOO_LARGE");
  });

  it("is of one's own order, once it is delivered, also when it can no longer be returned", async () => {
    for (const other of [await makeUser(), staff, await makeAdmin()])
      expect(await codeOf(upload(undefined, other))).toBe("NOT_FOUND");
    const since = new Date(`${toDhakaDay(afterDays(-40))}T23:59:59+06:00`);
    await Order.updateOne({ _id: orderId }, { "parcel.since": since });
    expect(await codeOf(upload())).toBe("done");
    for (const state of ["handedOver", "returned"]) {
      await Order.updateOne({ _id: orderId }, { "parcel.state": state });
      expect(await codeOf(upload())).toBe("NOT_DELIVERED");
    }
    expect(await kept()).toBe(1);
  });

  it("is one of few of its order, those that a request names apart", async () => {
    const small = await makePlain(20, 20);
    const returnId = await ask([await upload(small), await upload(small), await upload(small)]);
    await withdrawReturn({ user: customer, orderId, returnId });
    for (let count = 0; count < 15; count += 1) await upload(small);
    expect(await codeOf(upload(small))).toBe("TOO_MANY_REQUESTS");
    await sweepOrderPictures(afterDays(1.1));
    expect(await codeOf(upload(small))).toBe("done");
  });

  it("keeps nobody else waiting on a slow line, and its own customer after three", async () => {
    const other = await makeUser();
    const otherOrder = await makeOrder(other, { product: jeans });
    await bringTo(staff, otherOrder, "delivered");
    const picture = await makePlain(20, 20);
    const slow = await Promise.all([1, 2, 3].map(() => uploadSlowly(customer, orderId, picture)));
    expect(await codeOf(upload())).toBe("TOO_MANY_REQUESTS");
    expect(await codeOf(uploadReturnPicture(other, otherOrder))).toBe("done");
    await Promise.all(slow.map((end) => end()));
    expect(await codeOf(upload(HTML))).toBe("NOT_A_PICTURE");
    expect(await kept()).toBe(4);
  });

  it("is seen by whoever took it, and by the desk once it is sent in; by nobody else", async () => {
    const pictureId = await upload();
    const [admin, stranger] = [await makeAdmin(), await makeUser()];
    const see = async () =>
      await Promise.all([customer, staff, admin, stranger].map((user) => codeOf(read(pictureId, user))));
    expect(await see()).toEqual(["done", "NOT_FOUND", "NOT_FOUND", "NOT_FOUND"]);
    await ask([pictureId]);
    expect(await see()).toEqual(["done", "done", "done", "NOT_FOUND"]);
    const otherOrder = await makeOrder(stranger, { product: jeans });
    const elsewhere = readOrderPicture({ user: stranger, orderId: otherOrder, pictureId, size: "large" });
    expect(await codeOf(elsewhere)).toBe("NOT_FOUND");
  });
});

describe("a request", () => {
  it("names its pictures, and no other's", async () => {
    const other = await makeUser();
    const otherOrder = await makeOrder(other, { product: jeans });
    await bringTo(staff, otherOrder, "delivered");
    const foreign = await uploadReturnPicture(other, otherOrder);
    expect(await codeOf(ask([foreign]))).toBe("INVALID_FIELDS");
    const own = await upload();
    const returnId = await ask([own]);
    expect((await readReturn(orderId, returnId)).pictures?.map(String)).toEqual([own]);
    expect((await listOrdersOfUser(customer._id))[0]?.returns?.[0]?.pictures).toEqual([own]);
    await withdrawReturn({ user: customer, orderId, returnId });
    // It goes with the first one's time.
    expect(await codeOf(ask([own]))).toBe("INVALID_FIELDS");
  });

  it("is refused, beside its pictures, where one has been removed meanwhile", async () => {
    const pictureId = await upload();
    await sweepOrderPictures(afterDays(1.1));
    await expect(ask([pictureId])).rejects.toMatchObject({
      code: "INVALID_FIELDS",
      fields: { pictures: "A picture is not there any more. Please remove it and choose it again." },
    });
  });

  it("keeps its pictures from a sweep that comes just then", async () => {
    const pictureId = await upload();
    await ReturnPicture.updateMany({}, { keepUntil: new Date(0) });
    const save = Order.findOneAndUpdate.bind(Order);
    const saving = vi.spyOn(Order, "findOneAndUpdate").mockImplementationOnce((...change) => {
      const query = save(...change);
      const run = query.exec.bind(query);
      query.exec = async () => {
        await sweepOrderPictures();
        return await run();
      };
      return query;
    });
    await ask([pictureId]);
    saving.mockRestore();
    expect(await codeOf(read(pictureId))).toBe("done");
  });
});

describe("sweepOrderPictures", () => {
  it("removes after a day what was uploaded for a request that was never sent", async () => {
    await upload();
    await sweepOrderPictures(afterDays(0.9));
    expect(await kept()).toBe(1);
    await sweepOrderPictures(afterDays(1.1));
    expect(await kept()).toBe(0);
  });

  it("keeps what a return names as long as it goes on, and 90 days more", async () => {
    const returnId = await ask([await upload(), await upload()]);
    for (const days of [2, 10, 100, 200]) await sweepOrderPictures(afterDays(days));
    expect(await kept()).toBe(2);
    await decideReturn(staff, { orderId, returnId, to: "refused", reason: "used" });
    await ReturnPicture.updateMany({}, { keepUntil: new Date(0) });
    await sweepOrderPictures(afterDays(89.9));
    expect(await kept()).toBe(2);
    await sweepOrderPictures(afterDays(90.1));
    expect(await kept()).toBe(0);
  });

  it("comes to an end when more is due than one batch", async () => {
    const picture = { userId: customer._id, orderId, at: new Date(), keepUntil: new Date(0) };
    const bytes = { small: Buffer.from("s"), large: Buffer.from("l") };
    await ReturnPicture.insertMany(Array.from({ length: 450 }, () => ({ ...picture, ...bytes })));
    await sweepOrderPictures();
    expect(await kept()).toBe(0);
  });
});

describe("with the account", () => {
  it("the file of one's data has the pictures and the words", async () => {
    const pictureId = await upload();
    const asked = { ...(await wantBack(orderId, [[jeans, 1]])), note: "A hole", pictures: [pictureId] };
    await askReturnOf(customer, orderId, asked);
    const { pictures, orders } = await readAccountData(customer);
    expect(orders[0]?.returns).toMatchObject([{ note: "A hole", pictures: [pictureId] }]);
    expect(Buffer.from(pictures[0]?.webp ?? "", "base64")).toEqual(await read(pictureId));
  });

  it("pictures and words are erased; what came back stays", async () => {
    const asked = { ...(await wantBack(orderId, [[jeans, 1]])), note: "A hole", pictures: [await upload()] };
    const returnId = await askReturnOf(customer, orderId, asked);
    await decideReturn(staff, { orderId, returnId, to: "refused", reason: "used", words: "Rahim wore it" });
    const { _id } = await readOrder(orderId);
    await erasePerson((await readOrder(orderId)).userId!);
    await eraseOrder(_id);
    expect(await kept()).toBe(0);
    const order = JSON.stringify(await readOrder(orderId));
    expect(order).not.toMatch(/A hole|Rahim|pictures/);
    expect(await readReturn(orderId, returnId)).toMatchObject({
      state: "refused",
      refusal: { reason: "used", words: "" },
      lines: [{ quantity: 1 }],
    });
  });
});
