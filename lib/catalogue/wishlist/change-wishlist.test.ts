import { expect, it } from "vitest";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { changeWishlist } from "@/lib/catalogue/wishlist/change-wishlist";
import { MAX_WISHES } from "@/lib/catalogue/wishlist/rules";
import { changeWishlistSchema } from "@/lib/catalogue/wishlist/schema";
import type { UserDto } from "@/lib/accounts/users/dto";
import { useDatabase } from "@/testing/database";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { Product } from "@/models/product";
import { User } from "@/models/user";

useDatabase();

const change = (user: UserDto, add: string[], drop: string[] = []) =>
  changeWishlist({ user, change: { add, drop } });
const stored = async ({ _id }: UserDto) => (await User.findById(_id).lean())?.wishlist;

it("puts what a device has before what there was, each product once, and takes out what it has taken out", async () => {
  const user = await makeUser();
  const [jean, tee, belt] = [await makeProduct(), await makeProduct(), await makeProduct()];
  expect(await change(user, [])).toEqual([]);
  expect(await stored(user)).toBeUndefined();
  expect(await change(user, [jean._id, `${tee._id}:black`])).toEqual([jean._id, `${tee._id}:black`]);
  expect(await change(user, [belt._id, `${jean._id}:indigo`], [tee._id])).toEqual([
    belt._id,
    `${jean._id}:indigo`,
  ]);
  expect(await stored(user)).toEqual([belt._id, `${jean._id}:indigo`]);
  expect(await change(user, [], [jean._id, belt._id])).toEqual([]);
  expect(await stored(user)).toBeUndefined();
});

it("belongs to one account alone", async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  const { _id } = await makeProduct();
  await change(user, [_id]);
  expect(await change(other, [], [_id])).toEqual([]);
  expect(await stored(user)).toEqual([_id]);
});

it("drops what was deleted, and keeps a draft, which may come back", async () => {
  const user = await makeUser();
  const [jean, tee, draft] = [await makeProduct(), await makeProduct(), await makeProduct()];
  await change(user, [jean._id, tee._id, draft._id, "0123456789abcdef01234567"]);
  await deleteProduct(tee._id);
  await Product.updateOne({ _id: draft._id }, { isDraft: true });
  expect(await change(user, [])).toEqual([jean._id, draft._id]);
  expect(await stored(user)).toEqual([jean._id, draft._id]);
});

it("keeps no more than a page shows, and takes no more at a time", async () => {
  const user = await makeUser();
  const oldest = await makeProduct();
  await change(user, [oldest._id]);
  const others = await Promise.all(Array.from({ length: MAX_WISHES }, () => makeProduct()));
  const ids = others.map(({ _id }) => _id);
  expect(await change(user, ids)).toEqual(ids);
  expect(changeWishlistSchema.safeParse({ add: [...ids, oldest._id] }).success).toBe(false);
  for (const wrong of ["", "x", `${oldest._id}:`, `${oldest._id}:a b`, `${oldest._id}:${"a".repeat(201)}`])
    expect(changeWishlistSchema.safeParse({ add: [wrong] }).success, wrong).toBe(false);
});

it("loses nothing where several devices change it at once", async () => {
  const user = await makeUser();
  const products = await Promise.all(Array.from({ length: 8 }, () => makeProduct()));
  await Promise.all(products.map(({ _id }) => change(user, [_id])));
  expect((await stored(user))?.toSorted()).toEqual(products.map(({ _id }) => _id).toSorted());
});
