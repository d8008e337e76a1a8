import { describe, expect, it } from "vitest";
import { type ChatOrder, readChat } from "@/lib/orders/chat/rules";
import { toLatinDigits } from "@/lib/platform/text/digits";
import { foldCase } from "@/lib/platform/text/text";
import { CHATS } from "@/testing/chats";
import type { Chat } from "@/testing/more-chats";

const SHOP = { name: "Tejgaon", phones: ["01700-000000", "+880 1911-222333"] };

/** Without regard to commas, dots and case. */
const plain = (text: string): string =>
  foldCase(toLatinDigits(text))
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();

/** What was not read as a person reads it. */
const missed = (field: keyof ChatOrder, chats: readonly Chat[]) =>
  chats.flatMap((chat) => {
    const [read, wanted] = [readChat(chat.chat, SHOP)[field], chat[field] ?? ""];
    return plain(read) === plain(wanted) ? [] : [`${wanted} was read as ${read}`];
  });

describe(`of ${CHATS.length} conversations`, () => {
  it.each([
    ["phone", 0.9],
    ["name", 0.8],
    ["address", 0.8],
    ["quantity", 0.8],
  ] as const)("%s is right in at least %s of them", (field, share) => {
    expect(CHATS.length).toBeGreaterThanOrEqual(60);
    const wrong = missed(field, CHATS);
    expect(1 - wrong.length / CHATS.length, wrong.join("\n")).toBeGreaterThanOrEqual(share);
  });
});

it("keeps the address in the digits that were typed, and reads phone and quantity in either", () => {
  const lines = ["মোঃ রফিকুল ইসলাম", "০১৭৪৪৪৪৫৫৫৫", "বাসা ১২/৩, রোড 2, সেক্টর ৪, উত্তরা, ঢাকা", "২ পিস"];
  const read = { phone: "01744445555", address: "বাসা ১২/৩, রোড 2, সেক্টর ৪, উত্তরা, ঢাকা", quantity: "2" };
  expect(readChat(lines.join("\n"), SHOP)).toMatchObject(read);
  const asked = "Tejgaon: জি, নাম ঠিকানা দিন\nনাম: মোঃ রফিকুল ইসলাম\nমোবাইল: ০১৭৪৪৪৪৫৫৫৫\n২ পিস";
  expect(readChat(asked, SHOP)).toMatchObject({ phone: "01744445555", quantity: "2" });
  const stamped = "[২৮/১১/২৬, ১০:১৫] Rafiq: ঠিকানা: বাসা ৭, ০১৭১২৩৪৫৬৭৮, রোড ৩, মিরপুর ১০";
  expect(readChat(stamped, SHOP)).toMatchObject({
    phone: "01712345678",
    address: "বাসা ৭, রোড ৩, মিরপুর ১০",
  });
});

it("reads past the stamps of WhatsApp, with the time before the day or behind it", () => {
  for (const stamp of [
    "[10:05 AM, 11/29/2026]",
    "[10:05, 29/11/2026]",
    "[29/11, 10:05 am]",
    "29/11/2026, 10:05 -",
  ]) {
    const lines = ["Tanvir Alam: 01712345678", "Tanvir Alam: House 9, Lalmatia, Dhaka"];
    const read = readChat(lines.map((line) => `${stamp} ${line}`).join("\n"), SHOP);
    const found = { name: "Tanvir Alam", phone: "01712345678", address: "House 9, Lalmatia, Dhaka" };
    expect(read, stamp).toMatchObject(found);
  }
});

it("takes the shop's own number for nobody's", () => {
  for (const own of ["01700000000", "01911222333"]) {
    const chat = `Call ${own}\nRahim Uddin\n01712345678\nMirpur, Dhaka`;
    expect(readChat(chat, SHOP).phone).toBe("01712345678");
  }
});

it("takes the shop for no customer, by whatever name it has", () => {
  const chat = (shop: string) => `${shop}: Name, phone, address din.\nRahim Uddin: 01712345678`;
  for (const [name, page] of [
    ["Tejgaon", "Tejgaon"],
    ["Tejgaon", "Tejgaon Menswear"],
    ["জয় বাংলা", "জয় বাংলা"],
  ] as const)
    expect(readChat(chat(page), { ...SHOP, name }).name).toBe("Rahim Uddin");
  expect(readChat("Joya Das: 01712345678", { ...SHOP, name: "Joy" }).name).toBe("Joya Das");
});

it("says nothing of a text that says nothing", () => {
  expect(readChat("hello\nprice koto?", SHOP)).toEqual({ name: "", phone: "", address: "", quantity: "" });
  expect(readChat("", SHOP)).toEqual({ name: "", phone: "", address: "", quantity: "" });
});

it("takes the customer's first message for no name where each line begins with Customer", () => {
  const said = [
    "Customer: ভাই চিনো প্যান্ট টা আছে? navy 32",
    "Shop: জি আছে",
    "Customer: নাম: মোঃ শফিকুল ইসলাম",
    "Customer: 01712345678",
    "Customer: বাসা ২৩, রোড ৭, ধানমন্ডি",
  ];
  expect(readChat(said.join("\n"), SHOP)).toMatchObject({ name: "মোঃ শফিকুল ইসলাম", phone: "01712345678" });
  expect(readChat("Customer: Rahim Uddin\n01712345678", SHOP).name).toBe("Rahim Uddin");
});
