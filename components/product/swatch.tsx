/** A colour to see beside its word; nothing where no table knows it. */
export function Swatch({ background }: { background: string }) {
  if (background === "") return null;
  return <span aria-hidden="true" className="swatch" style={{ background }} />;
}
