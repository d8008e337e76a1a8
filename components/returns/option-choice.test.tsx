import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OptionChoice } from "@/components/returns/option-choice";
import { ApiError } from "@/lib/platform/http/api-error";
import { sampleProduct } from "@/testing/sample-product";

const CHOOSE = "Please choose the one that fits you.";
const NONE = "There is no other size or color of this now.";

const show = (product: Partial<Parameters<typeof OptionChoice>[0]["product"]>) =>
  renderToStaticMarkup(
    <OptionChoice
      product={{
        data: undefined,
        isPending: false,
        error: null,
        failureCount: 0,
        refetch: async () => undefined,
        ...product,
      }}
      line={{ size: "30", color: "Indigo" }}
      value={null}
      error={CHOOSE}
      onChange={() => undefined}
    />,
  );

it("asks for another option where there is one", () => {
  const html = show({ data: sampleProduct() });
  expect(html).toContain("<select");
  expect(html).toContain(CHOOSE);
});

it("says that it is still being read, and what is missing", () => {
  const html = show({ isPending: true });
  expect(html).toContain("Checking what is available …");
  expect(html).toContain(CHOOSE);
});

it("says that there is nothing to exchange for", () => {
  const only = { data: sampleProduct({ sizes: ["30"], colors: ["Indigo"] }) };
  const gone = { error: new ApiError(404, "NOT_FOUND", "There is no such product.") };
  for (const product of [only, gone]) {
    const html = show(product);
    expect(html).toContain(NONE);
    expect(html).toContain("We have nothing to exchange it for.");
  }
});

it("tells a failed read apart from a product without other options, and lets it be tried again", () => {
  const html = show({ error: new ApiError(0, "OFFLINE", "There is no connection.") });
  expect(html).not.toContain(NONE);
  expect(html).toContain("There is no connection.");
  expect(html).toContain("Try again");
  expect(html).toContain(CHOOSE);
});
