import { beforeEach, describe, expect, it } from "vitest";
import { addNote } from "@/lib/orders/call-queue/add-note";
import { requireDeskOrder } from "@/lib/orders/call-queue/desk-orders";
import { addNoteSchema } from "@/lib/orders/call-queue/schema";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeAdmin, makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";
import type { UserDto } from "@/lib/accounts/users/dto";

useDatabase();

let actor: UserDto;
let orderId: string;
beforeEach(async () => {
  actor = await makeAdmin();
  orderId = await makeOrder(await makeUser(), { product: await makeProduct() });
});

const shown = () => requireDeskOrder(orderId, actor);

describe("addNote", () => {
  it("keeps every note, and leaves the calls alone", async () => {
    await addNote({ actor, orderId, text: "gate 2" });
    await addNote({ actor, orderId, text: "গার্ডকে বলুন" });
    expect(await shown()).toMatchObject({
      notes: [
        { by: actor.name, text: "gate 2" },
        { by: actor.name, text: "গার্ডকে বলুন" },
      ],
      calls: [],
      version: 2,
    });
  });

  it.each(["", "  \n ", "\u200d", "x".repeat(501)])("refuses %j", (text) => {
    expect(addNoteSchema.safeParse({ text }).success).toBe(false);
  });
});
