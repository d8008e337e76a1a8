import { relative, resolve } from "node:path";
import { findNewestGood } from "@/lib/maintenance/backup/list-archives";

/** Prints the name of the newest backup that is whole and this shop's own; nothing where there is none. */
const newest = await findNewestGood(resolve("backups"));
if (newest) console.log(relative(process.cwd(), newest));
