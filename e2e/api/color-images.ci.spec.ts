import { type Caller, newCustomer, signInAs } from "../support/api";
import { addProduct } from "../support/catalogue";
import { placeOrder, putIntoCart } from "../support/orders";
import { demoAdmin } from "../support/people";
import { expect, test } from "../support/test";

const BLACK = "/catalogue/navy-woven-boxer-1-960.webp";
const NAVY = "/catalogue/navy-web-belt-1-960.webp";

let admin: Caller;
test.beforeAll(async ({ playwright }) => {
  admin = await signInAs(playwright, demoAdmin());
});

interface Pictured {
  image1: string;
  colorImages?: Record<string, string>;
}

const read = async (id: string): Promise<Pictured> =>
  (await admin.call("GET", `/products/${id}`)).body as Pictured;

test("the picture of a colour is shown in product, cart and order, and in the order stays what it was", async ({
  playwright,
}) => {
  const customer = await newCustomer(playwright);
  const product = await addProduct(admin, { colorImages: { black: BLACK, Navy: NAVY } });
  expect((await read(product._id)).colorImages).toEqual({ Black: BLACK, Navy: NAVY });
  await placeOrder(customer, product, { color: "navy" });
  await putIntoCart(customer, product, 1, { color: "Black" });
  const inCart = async () => (await customer.call("GET", "/cart")).body as Pictured[];
  expect(await inCart()).toMatchObject([{ image1: BLACK, color: "Black" }]);
  const changed = await admin.call("PATCH", `/products/${product._id}`, { colorImages: { Black: NAVY } });
  expect(changed.status).toBe(200);
  expect(await inCart()).toMatchObject([{ image1: NAVY }]);
  const [order] = (await customer.call("GET", "/orders")).body as { cartItems: Pictured[] }[];
  expect(order?.cartItems).toMatchObject([{ image1: NAVY, color: "Navy" }]);
  expect((await admin.call("PATCH", `/products/${product._id}`, { colorImages: {} })).status).toBe(200);
  expect(await read(product._id)).not.toHaveProperty("colorImages");
});

const MANY = Object.fromEntries(Array.from({ length: 41 }, (_, index) => [`c${index}`, BLACK]));

const REFUSED: [what: string, colorImages: unknown][] = [
  ["null", null],
  ["a list", [BLACK]],
  ["a text", BLACK],
  ["a number", 5],
  ["a colour that the product does not come in", { Purple: BLACK }],
  ["a colour without a name", { "": BLACK }],
  ["one colour in two spellings", { Black: BLACK, BLACK: NAVY }],
  ["a colour with a dot", { "Off.White": BLACK }],
  ["an operator", { $set: BLACK }],
  ["a property of every object", { constructor: BLACK }],
  ["the prototype", JSON.parse(`{"__proto__":"${BLACK}"}`)],
  ["41 colours", MANY],
  ["an empty address", { Black: "" }],
  ["an address without https", { Black: "http://pictures.example/x.jpg" }],
  ["a script", { Black: "javascript:alert(1)" }],
  ["a list of addresses", { Black: [BLACK] }],
  ["an object", { Black: { $ne: "" } }],
  ["a picture that was never uploaded", { Black: "/images/65f000000000000000000001-960.webp" }],
];

for (const [what, colorImages] of REFUSED) {
  test(`no picture by colour: ${what} is a 400, and nothing is changed`, async () => {
    const { _id } = await addProduct(admin, { colorImages: { Navy: NAVY } });
    const before = await read(_id);
    const { status, body } = await admin.call("PATCH", `/products/${_id}`, { price: 5, colorImages });
    expect(status, JSON.stringify(body)).toBe(400);
    expect(body).toMatchObject({ error: { code: expect.any(String) }, modifiedCount: 0 });
    expect(await read(_id)).toEqual(before);
  });
}
