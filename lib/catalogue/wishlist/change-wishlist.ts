import "server-only";
import type { UserDto } from "@/lib/accounts/users/dto";
import { listLeft } from "@/lib/catalogue/wishlist/queries";
import { MAX_WISHES, withoutProducts, withoutRepeats } from "@/lib/catalogue/wishlist/rules";
import type { ChangeWishlistInput } from "@/lib/catalogue/wishlist/schema";
import { compareAndSet, RACED } from "@/lib/platform/database/compare-and-set";
import { AppError } from "@/lib/platform/http/errors";
import { User } from "@/models/user";

interface ChangeWishlistOptions {
  user: UserDto;
  change: ChangeWishlistInput;
}

/**
 * Takes products out of the caller's own wishlist, puts others before the rest of it, and returns what it is then: the
 * newest ones of those that are not deleted. Throws IN_PROGRESS where other devices of the account change it all the time.
 */
export async function changeWishlist({ user, change }: ChangeWishlistOptions): Promise<string[]> {
  const { add = [], drop = [] } = change;
  let wishlist: string[] = [];
  await compareAndSet<string[] | undefined, string[], void>({
    async read() {
      const account = await User.findById(user._id).select("wishlist").lean();
      return account?.wishlist ?? undefined;
    },
    async plan(seen) {
      const kept = withoutProducts(seen ?? [], drop);
      wishlist = (await listLeft(withoutRepeats([...add, ...kept]))).slice(0, MAX_WISHES);
      return wishlist.join(" ") === (seen ?? []).join(" ") ? null : wishlist;
    },
    async write(seen, wanted) {
      const { matchedCount } = await User.updateOne(
        { _id: user._id, wishlist: seen ?? { $exists: false } },
        wanted.length > 0 ? { wishlist: wanted } : { $unset: { wishlist: 1 } },
      );
      return matchedCount > 0 ? undefined : RACED;
    },
    giveUp() {
      throw new AppError("IN_PROGRESS");
    },
  });
  return wishlist;
}
