import type { Words } from "@/lib/words/words";

const numbers = new Intl.NumberFormat("bn-BD", { maximumFractionDigits: 0 });

export const units: Words["units"] = {
  money: (amount) => `${amount < 0 ? "−" : ""}৳${numbers.format(Math.abs(amount))}`,
  count: (count) => numbers.format(count),
  pieces: (count) => `${numbers.format(count)}টি`,
  businessDays: ({ min, max }) =>
    min < max ? `${numbers.format(min)}–${numbers.format(max)} কর্মদিবস` : `${numbers.format(max)} কর্মদিবস`,
  days: (count) => `${numbers.format(count)} দিন`,
};
