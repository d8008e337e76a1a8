// @ts-check
import { watchLauncher } from "./watch-launcher.mjs";

// Loaded with --import into programs that know nothing of the launcher, so that they end as if
// asked to when it is killed.
watchLauncher(() => process.kill(process.pid, "SIGTERM"));
