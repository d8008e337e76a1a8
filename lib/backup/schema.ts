import { z } from "zod";

export const ARCHIVE_FORMAT = "tejgaon backup";
export const ARCHIVE_VERSION = 1;

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
  sha256: z.string(),
});
export type ArchiveEnd = z.infer<typeof archiveEndSchema>;
