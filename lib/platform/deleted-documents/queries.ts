import "server-only";
import type { KeptKind } from "@/lib/platform/deleted-documents/constants";
import { keptSince } from "@/lib/platform/deleted-documents/rules";
import { DeletedDocument } from "@/models/deleted-document";

/** The copy of what was removed, or null if there is none, or none any more. */
export async function getCopy(kind: KeptKind, documentId: string) {
  return await DeletedDocument.findOne({ kind, documentId, deletedAt: { $gte: keptSince() } }).lean();
}
