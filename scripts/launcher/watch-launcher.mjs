// @ts-check
import { Socket } from "node:net";

/**
 * Calls back once when the launcher that started this process is gone, also after kill -9. The launcher holds the
 * other end of a pipe and never writes to it; its death closes the pipe. Does nothing in a process that no launcher
 * started.
 * @param {() => void} onGone
 */
export function watchLauncher(onGone) {
  const fd = process.env.LAUNCHER_PIPE;
  if (fd === undefined) return;
  // Processes and threads that this process starts have no such pipe.
  delete process.env.LAUNCHER_PIPE;
  const pipe = new Socket({ fd: Number(fd), readable: true, writable: false });
  pipe.on("error", () => undefined);
  pipe.once("close", onGone);
  pipe.resume();
  pipe.unref();
}
