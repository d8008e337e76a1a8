import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ContentsLines } from "@/components/orders-desk/contents/contents-lines";
import { sampleProduct } from "@/testing/sample-product";

it("tells beside the quantity how many pieces are free of the chosen option", () => {
  const product = sampleProduct({ sizes: ["M"], colors: ["Navy"], stock: "7" });
  const html = renderToStaticMarkup(
    <ContentsLines
      draft={{
        lines: [
          {
            key: "line",
            product,
            productId: product._id,
            productName: product.name,
            category: product.category,
            image: product.image1,
            size: "M",
            color: "Navy",
            quantity: "1",
          },
        ],
        lineErrors: {},
        changeLine: () => undefined,
        removeLine: () => undefined,
      }}
    />,
  );
  expect(html).toMatch(/Quantity<\/label><input[^>]*\/><\/div><p[^>]*>7 free<\/p>/);
});
