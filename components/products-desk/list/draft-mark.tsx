/** Says of a product, behind its name, that only admins see it. */
export const DraftMark = () => (
  <>
    {" "}
    <span className="care-label ml-1 inline-block rounded-cloth border border-dashed border-ink/50 px-1.5 font-semibold">
      Draft
    </span>
  </>
);
