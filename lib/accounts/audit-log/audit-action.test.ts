import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/platform/http/errors";
import { decideOrder } from "@/lib/orders/decide/decide-order";
import { deleteProduct } from "@/lib/catalogue/products/delete-product";
import { type AuditedAction, auditAction } from "@/lib/accounts/audit-log/audit-action";
import { readSnapshot } from "@/lib/rest/audit-snapshots";
import { listAuditEntries } from "@/lib/accounts/audit-log/queries";
import { change } from "@/testing/contents";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";
import { setRoleByEmail } from "@/lib/accounts/users/set-role";
import { AuditEntry } from "@/models/audit-entry";

useDatabase();

let admin: UserDto;
beforeEach(async () => {
  admin = await makeAdmin();
});

const audit = (action: AuditedAction, work: () => Promise<object>) =>
  auditAction({ actor: admin, action, readSnapshot }, work);

describe("auditAction", () => {
  it("keeps who did what to which order, and the status before and after", async () => {
    const orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
    const decision = "Confirmed";
    await audit({ verb: "confirm", kind: "order", id: orderId, after: { status: decision } }, () =>
      decideOrder({ orderId, decision }),
    );
    expect(await listAuditEntries()).toEqual([
      {
        _id: expect.any(String),
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+06:00$/),
        actorEmail: admin.email,
        verb: "confirm",
        kind: "order",
        objectId: orderId,
        label: "10001 of Rahim Uddin",
        before: { status: "pending" },
        after: { status: "Confirmed" },
        isDone: true,
      },
    ]);
  });

  it("keeps what an order was about and is about, where that is only known afterwards", async () => {
    const product = await makeProduct();
    const id = await makeOrder(await makeUser(), { product });
    const lines = [{ productId: product._id, size: "32", color: "Black", quantity: 2 }];
    await audit({ verb: "update", kind: "order", id, isReadAfterwards: true }, async () => ({
      touched: await change(admin, id, { lines, phone: "01812345678" }),
    }));
    expect(await listAuditEntries()).toMatchObject([
      {
        before: { phone: "01712345678", items: [`1 × ${product.name} (30, Indigo)`], amount: 1_350 },
        after: { phone: "01812345678", items: [`2 × ${product.name} (32, Black)`], amount: 2_600 },
        isDone: true,
      },
    ]);
  });

  it("keeps only the fields that changed", async () => {
    const { _id: id, name } = await makeProduct({ price: 1_250, sizes: ["30", "32"] });
    const after = { name, price: 1_300, sizes: ["30", "32"], colors: ["Black"], fit: undefined };
    await audit({ verb: "update", kind: "product", id, after }, async () => ({}));
    expect(await listAuditEntries()).toMatchObject([
      { before: { price: 1_250, colors: ["Indigo", "Black"] }, after: { price: 1_300, colors: ["Black"] } },
    ]);
    expect(Object.keys((await listAuditEntries())[0]?.after ?? {})).toEqual(["price", "colors"]);
  });

  it("keeps what a deleted thing was", async () => {
    const { _id: id, name } = await makeProduct();
    await audit({ verb: "delete", kind: "product", id }, async () => ({
      category: await deleteProduct(id),
    }));
    expect(await listAuditEntries()).toMatchObject([
      { label: name, objectId: id, before: { name, price: 1_250, stock: "10" }, after: {} },
    ]);
  });

  it("takes the id of what is created from the answer", async () => {
    await audit({ verb: "create", kind: "product", after: { name: "Cap", price: 5 } }, async () => ({
      insertedId: "abc",
    }));
    expect(await listAuditEntries()).toMatchObject([
      { objectId: "abc", label: "Cap", before: {}, after: { name: "Cap", price: 5 } },
    ]);
  });

  it("keeps no secret of a user", async () => {
    const user = await makeUser({ isEmailVerified: true });
    await audit({ verb: "promote", kind: "user", id: user._id, after: { role: "admin" } }, async () => ({
      outcome: await setRoleByEmail(user.email, "admin"),
    }));
    await audit({ verb: "delete", kind: "user", id: user._id }, async () => ({}));
    const [deletion, promotion] = await AuditEntry.find().sort({ _id: -1 }).lean();
    expect(promotion).toMatchObject({ before: { role: "customer" }, after: { role: "admin" } });
    expect(Object.keys(deletion?.before)).toEqual(["name", "email", "role"]);
  });

  it("leaves no trace of what is refused, and passes the refusal on", async () => {
    const refused = audit({ verb: "delete", kind: "order", id: "65f000000000000000000001" }, async () => {
      throw new AppError("NOT_FOUND");
    });
    await expect(refused).rejects.toThrow("We can't find this.");
    expect(await listAuditEntries()).toEqual([]);
  });

  it("is begun before the work, and says so when the work broke in the middle", async () => {
    const { _id: id } = await makeProduct();
    const broken = audit({ verb: "update", kind: "product", id, after: { price: 1 } }, async () => {
      expect(await listAuditEntries()).toMatchObject([{ verb: "update", isDone: false }]);
      throw new Error("the process is gone");
    });
    await expect(broken).rejects.toThrow("the process is gone");
    expect(await listAuditEntries()).toMatchObject([{ objectId: id, after: { price: 1 }, isDone: false }]);
  });

  it("neither fails nor undoes the work when it cannot be written", async () => {
    const { _id: id } = await makeProduct();
    const complaint = vi.spyOn(process.stderr, "write").mockReturnValue(true);
    const broken = vi.spyOn(AuditEntry, "updateOne").mockImplementation(() => {
      throw new Error("the disk is full");
    });
    const result = await audit({ verb: "delete", kind: "product", id }, async () => ({ done: true }));
    broken.mockRestore();
    expect(result).toEqual({ done: true });
    expect(complaint).toHaveBeenCalledTimes(2);
    complaint.mockRestore();
    expect(await listAuditEntries()).toEqual([]);
  });
});

describe("listAuditEntries", () => {
  it("goes back in pages, last first", async () => {
    for (const name of ["one", "two", "three"]) {
      await audit({ verb: "create", kind: "product", after: { name } }, async () => ({ insertedId: name }));
    }
    const first = await listAuditEntries({ limit: 2 });
    expect(first.map(({ label }) => label)).toEqual(["three", "two"]);
    const rest = await listAuditEntries({ limit: 2, cursor: first[1]?._id });
    expect(rest.map(({ label }) => label)).toEqual(["one"]);
  });
});
