import { relative, resolve } from "node:path";
import { findNewestGood } from "@/lib/maintenance/backup/list-archives";

/** Prints the name of this shop's newest complete backup, or nothing where there is none. */
const newest = await findNewestGood(resolve("backups"));
if (newest) console.log(relative(process.cwd(), newest));
