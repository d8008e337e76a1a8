import { z } from "zod";

export const ARCHIVE_FORMAT = "tejgaon backup";
/** 2: signed with the shop's secret; 1 had the checksum alone. */
export const ARCHIVE_VERSION = 2;

/** The first line of an archive. */
export const archiveHeaderSchema = z.object({
  format: z.literal(ARCHIVE_FORMAT),
  version: z.number(),
  createdAt: z.iso.datetime(),
  collections: z.array(z.string()),
});
export type ArchiveHeader = z.infer<typeof archiveHeaderSchema>;

/** The last line, after `#end `. */
export const archiveEndSchema = z.object({
  counts: z.record(z.string(), z.number()),
  /** The checksum of all lines before: it shows damage. */
  sha256: z.string(),
  /**
   * The signature of all lines before (lib/maintenance/backup/signature.ts), in hexadecimal: it shows a change, because
   * nobody can make it without the secret.
   */
  seal: z.string().optional(),
});
export type ArchiveEnd = z.infer<typeof archiveEndSchema>;
