import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RecordList } from "@/components/data-desk/record-list";

it("calls the fields of a record by words", () => {
  const html = renderToStaticMarkup(
    <RecordList
      now={0}
      records={[
        {
          _id: "r",
          at: "2026-11-26T12:00:00.000+06:00",
          actorEmail: "admin@example.com",
          verb: "update",
          kind: "order",
          objectId: "o",
          label: "10001",
          before: { deliveryLocation: "Inside Dhaka" },
          after: { deliveryLocation: "Outside Dhaka", image1: "/one.webp" },
          isDone: true,
        },
      ]}
    />,
  );
  const names = [...html.matchAll(/<dt[^>]*>([^<]+)</g)].map(([, name]) => name);
  expect(names).toEqual(["delivery location", "picture 1"]);
});
