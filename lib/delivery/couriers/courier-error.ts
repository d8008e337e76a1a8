/** Why a courier's API did not do what it was asked, in words for the desk. */
export class CourierError extends Error {
  constructor(
    /** `unsure`: it may have done it all the same. `paused`: it was not asked, or wants no call for a while. */
    readonly kind: "refused" | "unsure" | "paused",
    message: string,
  ) {
    super(message);
    this.name = "CourierError";
  }
}
