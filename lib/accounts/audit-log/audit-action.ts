import "server-only";
import { Types } from "mongoose";
import { AppError } from "@/lib/platform/http/errors";
import { logError } from "@/lib/platform/log";
import type { AuditKind, AuditVerb } from "@/lib/accounts/audit-log/constants";
import { changedFields, type Fields } from "@/lib/accounts/audit-log/rules";
import { AuditEntry } from "@/models/audit-entry";

/** The one who acts: a user, or the command line without an id. */
export interface Actor {
  _id: string | null;
  email: string;
}

export const COMMAND_LINE: Actor = { _id: null, email: "command line" };

export interface AuditedAction {
  verb: AuditVerb;
  kind: AuditKind;
  /** Left out where something is created: the id is then the answer's `insertedId`. */
  id?: string;
  /** The fields that are set. */
  after?: Fields;
  /** True where only the finished work tells what it set: the entry then keeps every field that differs. */
  isReadAfterwards?: boolean;
}

/** A thing as it is now. */
export interface Snapshot {
  /** The name that people know it by. */
  label: string;
  /** The facts to record. Each field is named, so that no secret can ride along. */
  fields: Fields;
}

/** Null where there is no such thing. */
export type SnapshotReader = (kind: AuditKind, id: string) => Promise<Snapshot | null>;

interface AuditActionOptions {
  actor: Actor;
  action: AuditedAction;
  /** Reads the changed thing from its room, which this room may not import. */
  readSnapshot: SnapshotReader;
}

/**
 * Does the work and writes it into the audit log. The entry is begun before the work and completed after it, so that a
 * crash leaves a trace; a refusal leaves none. Trouble with the entry is logged and never undoes or fails the work.
 */
export async function auditAction<Result extends object>(
  { actor, action, readSnapshot }: AuditActionOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const _id = new Types.ObjectId();
  const { was, ...entry } = await describe({ actor, action, readSnapshot });
  const write = (fields: object) =>
    orLog(() => AuditEntry.updateOne({ _id }, { $set: { ...entry, ...fields } }, { upsert: true }).exec());
  await write({ isDone: false });
  try {
    const result = await work();
    await write({ ...(await describeResult({ action, readSnapshot, result, was })), isDone: true });
    return result;
  } catch (error) {
    // After any other failure it is not known what was done: the entry stays as it was begun.
    if (error instanceof AppError) await orLog(() => AuditEntry.deleteOne({ _id }).exec());
    throw error;
  }
}

async function describe({ actor, action, readSnapshot }: AuditActionOptions) {
  const { verb, kind, id, after = {} } = action;
  const snapshot = id === undefined ? null : await orLog(() => readSnapshot(kind, id));
  const was = snapshot?.fields ?? {};
  const name = typeof after.name === "string" ? after.name : (id ?? "");
  return {
    at: new Date(),
    actorId: actor._id,
    actorEmail: actor.email,
    verb,
    kind,
    objectId: id ?? "",
    label: snapshot?.label ?? name,
    was,
    ...(verb === "delete" ? { before: was, after: {} } : changedFields(was, after)),
  };
}

interface ResultOptions extends Omit<AuditActionOptions, "actor"> {
  result: object;
  was: Fields;
}

/** The facts that only the finished work knows: the id of a created thing, the name of one that was brought back. */
async function describeResult({ action, readSnapshot, result, was }: ResultOptions) {
  const { verb, kind, id, isReadAfterwards } = action;
  if (id === undefined) {
    return "insertedId" in result && typeof result.insertedId === "string"
      ? { objectId: result.insertedId }
      : {};
  }
  if (isReadAfterwards) {
    const now = await orLog(() => readSnapshot(kind, id));
    return now ? changedFields(was, now.fields) : {};
  }
  const snapshot = verb === "restore" ? await orLog(() => readSnapshot(kind, id)) : null;
  return snapshot ? { label: snapshot.label } : {};
}

async function orLog<Result>(work: () => Promise<Result>): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    logError("audit entry not written", { error });
    return null;
  }
}
