import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { bookParcels } from "@/lib/delivery/bookings/book-parcels";
import { sweepBookings } from "@/lib/delivery/bookings/sweep-bookings";
import { processState } from "@/lib/platform/process-state.mjs";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeProvedUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { SteadfastDouble } from "@/testing/steadfast-double";
import type { UserDto } from "@/lib/accounts/users/dto";
import { Order } from "@/models/order";

type PackedOrder = Awaited<ReturnType<typeof readOrder>>;

/** Gives each test an empty shop, with keys for an empty Steadfast double on the loopback. */
export async function useSteadfast() {
  const double = new SteadfastDouble();
  await double.start();
  Object.assign(process.env, double.environment);
  useDatabase();
  const shop: { admin: UserDto | null; customer: UserDto | null } = { admin: null, customer: null };
  const admin = (): UserDto => {
    if (!shop.admin) throw new Error("Before the first test there is nobody.");
    return shop.admin;
  };
  beforeAll(() => void vi.spyOn(process.stderr, "write").mockReturnValue(true));
  beforeEach(async () => {
    double.reset();
    Reflect.deleteProperty(processState, "courierPauses");
    shop.admin = await makeAdmin();
    shop.customer = await makeProvedUser();
  });
  afterEach(() => void vi.restoreAllMocks());
  afterAll(() => double.stop());

  async function makePacked(fields: Record<string, unknown> = {}): Promise<PackedOrder> {
    const product = await makeProduct({ name: `Jeans ${Math.random()}`, stock: "10" });
    const orderId = await makeOrder(shop.customer ?? admin(), { product, quantity: 2 });
    await bringTo(admin(), orderId, "packed");
    await Order.updateOne({ _id: orderId }, fields);
    return await readOrder(orderId);
  }

  const book = async (...orders: PackedOrder[]) =>
    (await bookParcels({ actor: admin(), ids: orders.map(({ _id }) => _id.toString()) })).rows;

  return { double, admin, makePacked, book };
}

export const outcomesOf = (rows: { outcome: string }[]): string[] => rows.map(({ outcome }) => outcome);

export const parcelOf = async ({ _id }: PackedOrder) => (await readOrder(_id.toString())).parcel;

/** Sweeps as if the process that held the lease had ended long ago. */
export async function sweepLater(): Promise<void> {
  const open: Record<string, object> = { "parcel.booking.retryAt": { $type: "date" } };
  await Order.updateMany(open, {
    $set: { "parcel.booking.retryAt": new Date(0), "parcel.booking.leaseUntil": new Date(0) },
  });
  await sweepBookings();
}
