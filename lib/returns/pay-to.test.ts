import { beforeEach, expect, it } from "vitest";
import { readAccountData } from "@/lib/maintenance/personal-data/read-account-data";
import { listOrdersOfUser } from "@/lib/orders/queries";
import { moveReturn } from "@/lib/returns/move-return";
import { listReturns } from "@/lib/returns/queries";
import { refundReturn } from "@/lib/returns/refund-return";
import { type AskReturnRequest, askReturnSchema, moveReturnSchema, refundSchema } from "@/lib/returns/schema";
import { withdrawReturn } from "@/lib/returns/withdraw-return";
import type { ProductDto } from "@/lib/catalogue/products/dto";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { makeOrder, readOrder } from "@/testing/orders";
import { bringTo } from "@/testing/parcels";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { askReturnOf, decideReturn, receiveReturn, wantBack } from "@/testing/returns";

useDatabase();

const ACCOUNT = "01812345678";

let admin: UserDto;
let customer: UserDto;
let jeans: ProductDto;
let orderId: string;
let returnId: string;

/** A customer asks for their money back, by bKash. */
beforeEach(async () => {
  [admin, customer] = [await makeAdmin(), await makeUser()];
  jeans = await makeProduct({ stock: "10", price: 1_000 });
  orderId = await makeOrder(customer, { product: jeans });
  await bringTo(admin, orderId, "delivered");
  returnId = await askReturnOf(
    customer,
    orderId,
    await request({ method: "bkash", account: "01812-345678" }),
  );
});

const request = async (payTo: AskReturnRequest["payTo"], wish: AskReturnRequest["wish"] = "refund") => ({
  ...(await wantBack(orderId, [[jeans, 1]], { wish })),
  payTo,
});
const stored = async () => JSON.stringify(await readOrder(orderId));
const move = async (input: object) =>
  await moveReturn({ actor: admin, orderId, returnId, move: moveReturnSchema.parse(input) });

it("tells the desk where the money goes, and nobody else", async () => {
  const { rows } = await listReturns();
  expect(rows.map(({ payTo }) => payTo)).toEqual([{ method: "bkash", account: ACCOUNT }]);
  expect(JSON.stringify(rows.map(({ payTo: _payTo, ...row }) => row))).not.toContain(ACCOUNT);
  expect(JSON.stringify(await listOrdersOfUser(customer._id))).not.toContain(ACCOUNT);
  expect(JSON.stringify((await readOrder(orderId)).events)).not.toContain(ACCOUNT);
});

it("is in the file of one's own data while the return is open", async () => {
  const read = async () => (await readAccountData(customer)).payTo;
  expect(await read()).toEqual([{ returnId, method: "bkash", account: ACCOUNT }]);
  await withdrawReturn({ user: customer, orderId, returnId });
  expect(await read()).toEqual([]);
});

it("keeps it until the money is paid back", async () => {
  await decideReturn(admin, { orderId, returnId, to: "accepted" });
  await receiveReturn(admin, orderId, returnId);
  expect(await stored()).toContain(ACCOUNT);
  const refund = refundSchema.parse({ amount: 1_000, method: "bkash", reference: "9XK27" });
  await refundReturn({ actor: admin, orderId, returnId, refund });
  expect(await stored()).not.toContain(ACCOUNT);
  expect((await listReturns()).rows.map(({ payTo }) => payTo)).toEqual([null]);
});

it.each([
  ["refused", () => decideReturn(admin, { orderId, returnId, to: "refused", reason: "used" })],
  ["withdrawn", () => withdrawReturn({ user: customer, orderId, returnId })],
  [
    "called off",
    async () => {
      await decideReturn(admin, { orderId, returnId, to: "accepted" });
      await move({ from: "accepted", to: "calledOff" });
    },
  ],
])("forgets it once the return is %s", async (_end, end) => {
  expect(await stored()).toContain(ACCOUNT);
  await end();
  expect(await stored()).not.toContain(ACCOUNT);
});

it.each([
  ["a wallet without its number", { method: "nagad", account: "" }, "refund", "payTo.account"],
  [
    "a wallet with a number that is no mobile's",
    { method: "nagad", account: "02 9876543" },
    "refund",
    "payTo.account",
  ],
  ["a bank without its account", { method: "bank", account: " \n " }, "refund", "payTo.account"],
  ["another way", { method: "cheque", account: "x" }, "refund", "payTo.method"],
  ["an exchange", { method: "cash" }, "exchange", "payTo"],
])("refuses %s", async (_what, payTo, wish, field) => {
  const input = { ...(await wantBack(orderId, [[jeans, 1]])), wish, payTo };
  const { error } = askReturnSchema.safeParse(input);
  expect(error?.issues.map(({ path }) => path.join("."))).toEqual([field]);
});

it("is not needed", async () => {
  expect(askReturnSchema.safeParse(await wantBack(orderId, [[jeans, 1]])).success).toBe(true);
});
