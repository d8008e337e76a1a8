import mongoose from "mongoose";
import { searchKeysOf } from "@/lib/order-search/rules";
import { Order } from "@/models/order";

const FIRST_NAMES = ["Karim", "Rahim", "Nusrat", "Tanvir", "Sumon", "মোঃ আব্দুর", "Shahriar", "Rafiq"];
const LAST_NAMES = ["Uddin", "Ahmed", "Chowdhury", "রহমান", "Hossain", "Islam", "Khan"];
const BATCH = 2_000;
const HOUR_MS = 3_600_000;

/** Fills up to so many orders, one in fifty of them pending, as a shop of some years has them. */
export async function fillOrders(total: number): Promise<void> {
  for (let made = await Order.countDocuments(); made < total;) {
    const size = Math.min(BATCH, total - made);
    const first = made;
    await Order.collection.insertMany(Array.from({ length: size }, (_, index) => makeOrder(first + index)));
    made += size;
  }
}

function makeOrder(index: number) {
  const person = {
    name: `${FIRST_NAMES[index % FIRST_NAMES.length]} ${LAST_NAMES[index % LAST_NAMES.length]}`,
    email: `person.${Math.floor(index / 3)}@mail.example`,
    // Every third order comes from a phone that has ordered before.
    phone: `01${3 + (index % 7)}${String(10_000_000 + Math.floor(index / 3) * 4_421).slice(-8)}`,
  };
  return {
    userId: new mongoose.Types.ObjectId(),
    key: `bench ${index}`,
    orderNumber: 10_001 + index,
    ...person,
    searchKeys: searchKeysOf(person),
    address: `House ${index % 90}, Road ${index % 30}, Dhanmondi, Dhaka`,
    deliveryLocation: "Inside Dhaka",
    paymentMethod: "Cash On Delivery",
    amount: 2_600,
    deliveryCharge: 100,
    cartItems: [makeLine(index), makeLine(index + 1)],
    status: index % 50 === 0 ? "pending" : index % 7 === 0 ? "Canceled" : "Confirmed",
    orderTime: new Date(Date.now() - index * HOUR_MS),
    deletedAt: index % 100 === 3 ? new Date() : null,
  };
}

function makeLine(index: number) {
  return {
    _id: new mongoose.Types.ObjectId(),
    productId: new mongoose.Types.ObjectId(),
    productName: `Selvedge Jean ${index % 500}`,
    category: "Denim Pants",
    size: "32",
    color: "Indigo",
    quantity: 1,
    price: 1_250,
    image1: "/catalogue/raw-selvedge-jean-14oz-1-960.webp",
    image2: "",
    image3: "",
  };
}
