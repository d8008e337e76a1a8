import { pageOf } from "@/lib/reports/vitals/rules";
import { expect, it } from "vitest";
import { useDatabase } from "@/testing/database";
import { addVitals } from "@/lib/reports/vitals/add-vitals";
import { listVitals } from "@/lib/reports/vitals/queries";
import { VitalsDay } from "@/models/vitals-day";

useDatabase();

it("counts every visit of a page, also those that come at once", async () => {
  const visits = Array.from({ length: 20 }, (_, index) => ({
    path: index % 2 ? "/caps" : "/caps/3",
    width: 390,
    values: { LCP: index < 15 ? 1_000 : 5_000, CLS: 0 },
  }));
  expect(await Promise.all(visits.map(addVitals))).toEqual(visits.map(() => true));
  const [caps, ...others] = await listVitals();
  expect(others).toEqual([]);
  expect(caps).toMatchObject({
    page: "category",
    device: "phone",
    visits: 20,
    values: { CLS: 0, INP: null },
  });
  expect(caps?.values.LCP).toBeLessThan(1_050);
});

it("tells phones from computers and leaves out what is no page", async () => {
  await addVitals({ path: "/", width: 390, values: { TTFB: 100 } });
  await addVitals({ path: "/", width: 1_440, values: { TTFB: 900 } });
  for (const path of ["/wp-login.php", "/caps/anything", "/caps/1", "/caps/2/3"]) {
    expect(await addVitals({ path, width: 390, values: { TTFB: 1 } })).toBe(false);
  }
  const pages = (await listVitals()).map(({ device, page, visits }) => [device, page, visits]);
  expect(pages).toEqual([
    ["phone", "home", 1],
    ["computer", "home", 1],
  ]);
});

it("keeps numbers of visits and nothing of a visitor, and forgets them", async () => {
  await addVitals({ path: "/details/6560f1a2b3c4d5e6f7a8b9c0", width: 390, values: { INP: 40 } });
  const [day] = await VitalsDay.find().lean();
  expect(Object.keys(day ?? {}).toSorted()).toEqual(
    ["__v", "_id", "counts", "day", "device", "expiresAt", "page", "visits"].toSorted(),
  );
  expect(day).toMatchObject({ page: "product", visits: 1, counts: { INP: expect.anything() } });
  expect(JSON.stringify(day)).not.toContain("6560f1a2b3c4d5e6f7a8b9c0");
});

it("shows the last four weeks", async () => {
  await addVitals({ path: "/", width: 390, values: { TTFB: 100 } });
  await VitalsDay.updateMany({}, { day: "2026-01-05" });
  expect(await listVitals()).toEqual([]);
});

it.each([
  ["/bn", "home"],
  ["/bn/caps", "category"],
  ["/bn/caps/2", "category"],
  ["/bn/details/6560f1a2b3c4d5e6f7a8b9c0", "product"],
  ["/bn/return", "information"],
  ["/bn/login", "sign-in"],
  ["/bn/dashboard/orders", "dashboard"],
])("counts a visit of %s as one of the same page in English", (path, page) => {
  expect(pageOf(path)).toBe(page);
});
