import { useWords } from "#words";

/** Says of a product, behind its name, that only admins see it. */
export function DraftMark() {
  const { draft } = useWords("deskProductList");
  return (
    <>
      {" "}
      <span className="care-label ml-1 inline-block rounded-cloth border border-dashed border-ink/50 px-1.5 font-semibold">
        {draft}
      </span>
    </>
  );
}
