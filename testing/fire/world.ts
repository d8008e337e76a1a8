import { encode } from "next-auth/jwt";
import { addToCartSchema } from "@/lib/cart/schema";
import { addToCart } from "@/lib/cart/add-to-cart";
import { signAccessToken } from "@/lib/auth/access-token";
import { toSessionClaims } from "@/lib/auth/session-cookie";
import { startSession } from "@/lib/auth/sessions";
import { getEnv } from "@/lib/env";
import { decideOrder } from "@/lib/orders/decide-order";
import type { ProductDto } from "@/lib/products/dto";
import { changedSince, readDatabase, restoreDatabase } from "@/testing/fire/whole-database";
import { makeOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import { deleteUser } from "@/lib/users/delete-user";
import type { UserDto } from "@/lib/users/dto";
import { setRoleByEmail } from "@/lib/users/set-role";

/** Both proofs of identity of somebody who is signed in. */
export interface Proofs {
  user: UserDto;
  token: string;
  cookie: string;
  renewToken: () => Promise<void>;
}

/** A shop with something in each place, most of it the customer's. */
export interface World {
  self: Proofs;
  other: Proofs;
  admin: Proofs;
  /** Signed in as before he was demoted. */
  demoted: Proofs;
  deleted: Proofs;
  /** Never signed in, so that an admin may delete or promote him. */
  bystander: UserDto;
  product: ProductDto;
  /** In the cart of the customer; each of the others has a line of his own. */
  lineId: string;
  pendingId: string;
  confirmedId: string;
  /** The collections that are no longer what they were at first. */
  changed: () => Promise<string[]>;
  /** Makes everything what it was at first. */
  restore: () => Promise<void>;
  /** Signs all tokens anew, as honest clients do before theirs run out. */
  renewTokens: () => Promise<void>;
}

async function signInWithBoth(user: UserDto): Promise<Proofs> {
  const subject = await startSession(user._id);
  if (!subject) throw new Error("There is no such user.");
  const token = await signAccessToken(subject);
  const cookie = await encode({ token: toSessionClaims(subject), secret: getEnv().NEXTAUTH_SECRET });
  const proofs: Proofs = {
    user,
    token,
    cookie,
    renewToken: async () => void (proofs.token = await signAccessToken(subject)),
  };
  return proofs;
}

/** Empties the database and fills it. */
export async function makeWorld(): Promise<World> {
  await restoreDatabase(new Map());
  const [self, other, boss, former, leaver, bystander, product] = await Promise.all([
    makeUser(),
    makeUser(),
    makeAdmin(),
    makeAdmin(),
    makeUser(),
    makeUser(),
    makeProduct(),
  ]);
  const [signedSelf, signedOther, admin, demoted, deleted] = await Promise.all(
    [self, other, boss, former, leaver].map(signInWithBoth),
  );
  if (!signedSelf || !signedOther || !admin || !demoted || !deleted) throw new Error("Nobody is signed in.");
  const confirmedId = await makeOrder(self, { product });
  await decideOrder({ orderId: confirmedId, decision: "Confirmed" });
  const pendingId = await makeOrder(self, { product });
  const input = addToCartSchema.parse({ productId: product._id, quantity: 1 });
  const lines = await Promise.all([self, other, boss, former].map((user) => addToCart({ user, input })));
  await setRoleByEmail(former.email, "customer");
  await deleteUser({ actor: boss, userId: leaver._id });
  const snapshot = await readDatabase();
  return {
    self: signedSelf,
    other: signedOther,
    admin,
    demoted,
    deleted,
    bystander,
    product,
    lineId: lines[0] ?? "",
    pendingId,
    confirmedId,
    changed: () => changedSince(snapshot),
    restore: () => restoreDatabase(snapshot),
    renewTokens: async () => {
      for (const proofs of [signedSelf, signedOther, admin, demoted, deleted]) await proofs.renewToken();
    },
  };
}
