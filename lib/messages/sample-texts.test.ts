import { expect, it } from "vitest";
import { CUSTOMER_MESSAGES } from "@/lib/messages/constants";
import { sampleTexts } from "@/lib/messages/sample-texts";
import { MAX_SEGMENTS } from "@/lib/messages/sms-length";
import { LANGUAGES } from "@/lib/words/constants";

it.each(LANGUAGES)("has an SMS in %s for each kind that customers get, whole and short", (language) => {
  const samples = sampleTexts(language);
  for (const kind of CUSTOMER_MESSAGES) {
    const { text = "", segments } = samples[kind] ?? {};
    expect(text, kind).toMatch(/10042|১০০৪২/);
    expect(text, kind).not.toMatch(/undefined|null|NaN/);
    expect(segments, kind).toBeGreaterThanOrEqual(1);
    expect(segments, kind).toBeLessThanOrEqual(MAX_SEGMENTS);
    expect(/[\u0980-\u09FF]/.test(text), kind).toBe(language === "bn");
  }
});

it("has what the shop reads of an order", () => {
  const samples = sampleTexts("en");
  expect(samples.newOrder?.text).toMatch(
    /^New order 10042: 1 piece, BDT 1,550, Inside Dhaka\.\nRahim Uddin, 01712345678\n/,
  );
  expect(samples.newOrder?.segments).toBeNull();
});
