import { expect, it } from "vitest";
import { mostSaidFit } from "@/lib/orders/reviews/rules";

it.each([
  [
    { tight: 1, right: 8, loose: 1 },
    { fit: "right", said: 8, all: 10 },
  ],
  [
    { tight: 3, right: 1, loose: 2 },
    { fit: "tight", said: 3, all: 6 },
  ],
  [
    { tight: 0, right: 1, loose: 2 },
    { fit: "loose", said: 2, all: 3 },
  ],
  [
    { tight: 2, right: 2, loose: 2 },
    { fit: "right", said: 2, all: 6 },
  ],
  [{ tight: 0, right: 2, loose: 0 }, null],
] as const)("of %o most say %o", (fits, said) => {
  expect(mostSaidFit(fits)).toEqual(said);
});
