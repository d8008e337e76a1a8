import { expect, it } from "vitest";
import { deleteOrder } from "@/lib/orders/decide/delete-order";
import { firstContact, listUsedContacts } from "@/lib/orders/used-contacts";
import { Order } from "@/models/order";
import { useDatabase } from "@/testing/database";
import { makeOrder } from "@/testing/orders";
import { makeUser } from "@/testing/people";
import { makeProduct } from "@/testing/products";

useDatabase();

const HOME = { name: "Rahim Uddin", phone: "01811111111", address: "House 3, Road 7, Sylhet" };
const OFFICE = { ...HOME, address: "Level 5, Gulshan Avenue, Dhaka" };

it("lists each way in which one's orders went once, the last first, and nobody else's", async () => {
  const [rahim, karim] = [await makeUser(), await makeUser()];
  const product = await makeProduct({ stock: "90" });
  const order = async (
    contact: Partial<typeof HOME> & { deliveryLocation?: string; district?: string; thana?: string },
  ) => {
    const orderId = await makeOrder(rahim, { product });
    await Order.updateOne({ _id: orderId }, { deliveryLocation: "Outside Dhaka", ...contact });
    return orderId;
  };
  await makeOrder(karim, { product });
  expect(await listUsedContacts(rahim._id)).toEqual([]);
  expect(firstContact(rahim, [])).toEqual({ name: "Rahim Uddin", phone: "", address: "" });

  await order(HOME);
  await order({ ...OFFICE, district: "Dhaka", thana: "Savar" });
  // Sent to where it lies by another location, it is still one address.
  await order({ ...HOME, deliveryLocation: "Inside Dhaka" });
  await order({ ...HOME, address: "house 3,  Road 7 , sylhet" });
  const deleted = await order({ ...HOME, address: "Deleted" });
  await deleteOrder({ actor: rahim, orderId: deleted });
  const used = await listUsedContacts(rahim._id);
  expect(used).toEqual([
    { ...HOME, address: "house 3,  Road 7 , sylhet", deliveryLocation: "Outside Dhaka", area: "" },
    { ...OFFICE, deliveryLocation: "Outside Dhaka", area: "Savar, Dhaka" },
  ]);
  expect(firstContact(rahim, used)).toEqual({ ...HOME, address: "house 3,  Road 7 , sylhet" });

  for (const road of [1, 2, 3, 4, 5, 6]) await order({ ...HOME, address: `Road ${road}` });
  const addresses = (await listUsedContacts(rahim._id)).map(({ address }) => address);
  expect(addresses).toEqual(["Road 6", "Road 5", "Road 4", "Road 3", "Road 2"]);
});
