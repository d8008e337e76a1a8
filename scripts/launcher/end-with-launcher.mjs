// @ts-check
import { watchLauncher } from "./watch-launcher.mjs";

// Loaded with --import into programs that know nothing of the launcher. If the launcher is killed, they get a SIGTERM.
watchLauncher(() => process.kill(process.pid, "SIGTERM"));
