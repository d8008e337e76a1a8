import { randomUUID } from "node:crypto";
import type { ImportKind } from "@/lib/catalogue/imports/constants";
import { checkFile } from "@/lib/catalogue/imports/check-file";
import type { ImportDto, ImportRowDto } from "@/lib/catalogue/imports/dto";
import { listImportRows } from "@/lib/catalogue/imports/queries";
import { callRoute } from "@/testing/fire/next-route";
import { makeAdmin, signIn } from "@/testing/people";
import type { UserDto } from "@/lib/accounts/users/dto";

/** Checks a file as an admin does. */
export async function check(kind: ImportKind, text: string | Uint8Array): Promise<ImportDto> {
  const actor = await makeAdmin();
  return await checkFile({ actor, kind, fileName: "prices.csv", bytes: Buffer.from(text) });
}

export async function rowsOf(file: ImportDto): Promise<ImportRowDto[]> {
  return (await listImportRows(file._id, {})).rows;
}

interface Step {
  verb: "apply" | "undo";
  file: ImportDto;
  admin?: UserDto;
  runner?: string;
  digest?: string;
}

/** Makes one call through the framework's own dispatcher, which also invalidates pages. */
export async function step({ verb, file, admin, runner = randomUUID(), digest = file.digest }: Step) {
  const token = await signIn(admin ?? (await makeAdmin()));
  const params = { kind: file.kind, id: file._id };
  return await callRoute({
    route: `imports/[kind]/[id]/${verb}`,
    params,
    request: new Request(`http://localhost:3000/api/imports/${file.kind}/${file._id}/${verb}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: JSON.stringify(verb === "apply" ? { digest, runner } : { runner }),
    }),
  });
}

/** Repeats the call until all rows are done, as the page does. */
export async function runToEnd(verb: "apply" | "undo", file: ImportDto): Promise<ImportDto> {
  const runner = randomUUID();
  for (;;) {
    const response = await step({ verb, file, runner });
    if (!response.ok) throw new Error(await response.text());
    const now: ImportDto = await response.json();
    if (now.state === (verb === "apply" ? "applied" : "undone")) return now;
  }
}
