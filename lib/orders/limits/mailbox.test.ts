import { expect, it } from "vitest";
import { mailboxOf } from "@/lib/orders/limits/mailbox";

it.each([
  ["rahim@example.com", "rahim@example.com"],
  ["Rahim+shop@Example.com", "rahim@example.com"],
  ["ra.him@example.com", "ra.him@example.com"],
  ["ra.him+1+2@gmail.com", "rahim@gmail.com"],
  ["r.a.h.i.m@googlemail.com", "rahim@gmail.com"],
  ['"a@b"+c@example.com', '"a@b"@example.com'],
])("takes %s for the mailbox %s", (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
