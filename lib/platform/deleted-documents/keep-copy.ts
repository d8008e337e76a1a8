import "server-only";
import type { Types } from "mongoose";
import type { KeptKind } from "@/lib/platform/deleted-documents/constants";
import { DeletedDocument } from "@/models/deleted-document";

interface KeepCopyOptions {
  kind: KeptKind;
  /** As it is stored. */
  document: { _id: Types.ObjectId };
}

/**
 * Keeps a copy of a document that is about to be removed. Call it before the removal, so that a crash loses nothing, and
 * again with the document that was really removed.
 */
export async function keepCopy({ kind, document }: KeepCopyOptions): Promise<void> {
  await DeletedDocument.updateOne(
    { kind, documentId: document._id },
    { $set: { document, deletedAt: new Date() } },
    { upsert: true },
  );
}

/** Forgets the copy of a document that is there again, or was not removed after all. */
export async function dropCopy(kind: KeptKind, documentId: Types.ObjectId): Promise<void> {
  await DeletedDocument.deleteOne({ kind, documentId });
}
