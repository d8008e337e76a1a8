import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { useToldForm } from "@/components/desk-kit/use-field-errors";

type Said = Record<string, string>;

/** What a form shows beside its fields once this was told. */
function shownOf(wrong?: Parameters<typeof useToldForm>[1]): Said {
  const shown: Said[] = [];
  function Form() {
    const { tell } = useToldForm({ draft: { code: "x" }, setErrors: (said) => shown.push(said) }, wrong);
    tell({ code: "Too short.", note: "Too long.", day: undefined });
    return null;
  }
  renderToStaticMarkup(<Form />);
  return Object.assign({}, ...shown);
}

it("says what is told beside fields as their room does, by the field and what is typed in it", () => {
  expect(shownOf((told, field, value) => `${field} “${value}”: ${told}`)).toEqual({
    code: "code “x”: Too short.",
    note: "note “”: Too long.",
  });
});

it("says it as all of the desk does where the room has no words for it", () => {
  expect(shownOf()).toEqual({ code: "Too short.", note: "Too long." });
});
