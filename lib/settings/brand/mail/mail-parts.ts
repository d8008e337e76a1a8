import type { Language } from "@/lib/words/constants";

export interface MailRow {
  label: string;
  value: string;
  isStrong?: boolean;
  /** In the HTML beside the label. */
  picture?: MailPicture | undefined;
}

interface MailPicture {
  /** With the host. */
  url: string;
  alt: string;
  /** What the picture says of itself, below the label. */
  note?: string | undefined;
}

/** The contents of any mail, from top to bottom. */
export interface MailParts {
  language: Language;
  subject: string;
  /** Left out where there is no name. */
  greeting?: string;
  paragraphs: string[];
  /** Larger than everything else; the lines stand below its title. */
  panel?: { title: string; lines: string[] } | undefined;
  /** A mail has one button at most. */
  button?: { label: string; url: string } | undefined;
  rows?: MailRow[];
  /** For the reader to check. */
  check?: { title: string; text: string; rows: MailRow[] } | undefined;
  /** In small print at its end. */
  notes: { text: string; url?: string }[];
}
