import "server-only";
import type { Migration } from "@/lib/maintenance/migrations/migration";
import { Order } from "@/models/order";

const keyOf = (kind: string, field: string) => ({
  $cond: [{ $eq: [{ $type: field }, "string"] }, [{ $concat: [`${kind}:`, field] }], []],
});

/** What newcomers share was kept field by field before mailboxes counted too. */
export const shareNewcomers: Migration = {
  number: 9,
  name: "share-newcomers",
  async runPart() {
    // Not through mongoose, which casts by today's schema.
    await Order.collection.updateMany({ "newcomer.phone": { $type: "string" } }, [
      {
        $set: {
          "newcomer.shared": {
            $concatArrays: [keyOf("phone", "$newcomer.phone"), keyOf("address", "$newcomer.address")],
          },
        },
      },
      { $unset: ["newcomer.phone", "newcomer.address"] },
    ]);
    return null;
  },
};
