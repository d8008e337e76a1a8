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
  /** Of every line before: tells damage. */
  sha256: z.string(),
  /** Of every line before, in hexadecimal: tells a change, for whoever lacks the secret cannot make it (lib/maintenance/backup/signature.ts). */
  seal: z.string().optional(),
});
export type ArchiveEnd = z.infer<typeof archiveEndSchema>;
