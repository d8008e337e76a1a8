/** A refusal to be told to the keeper as it is. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}
