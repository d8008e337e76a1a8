/** The last change of a field of the settings. */
export interface LastChange {
  /** The value before it, as its field shows it. */
  was: string;
  /** An email address, or the command line. */
  by: string;
  /** In Dhaka, with +06:00. */
  at: string;
}

/** What a group of settings was before a change. */
export interface SettingVersionDto {
  _id: string;
  /** When it was changed: in Dhaka, with +06:00. */
  until: string;
  /** Who changed it: an email address, or the command line. */
  by: string;
  /** The names of the fields that the change was about. */
  changed: string[];
  /** By the names of the fields that are different now: what they were, as their fields show it. */
  differs: Record<string, string>;
}

/** By the name of the field. */
export type LastChanges = Readonly<Record<string, LastChange>>;
