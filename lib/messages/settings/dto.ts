/** The last change of a field of the settings. */
export interface LastChange {
  /** The value before it, as its field shows it. */
  was: string;
  /** An email address, or the command line. */
  by: string;
  /** In Dhaka, with +06:00. */
  at: string;
}

/** By the label of the field. */
export type LastChanges = Readonly<Record<string, LastChange>>;
