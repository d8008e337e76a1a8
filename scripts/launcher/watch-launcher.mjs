// @ts-check
import { Socket } from "node:net";

/**
 * Calls back once when the launcher that started this process is gone, kill -9 included: it holds
 * the other end of a pipe, never writes to it, and its death closes it. Does nothing in a process
 * that no launcher started.
 * @param {() => void} onGone
 */
export function watchLauncher(onGone) {
  const fd = process.env.LAUNCHER_PIPE;
  if (fd === undefined) return;
  // The processes and threads that this one starts in turn have no such pipe.
  delete process.env.LAUNCHER_PIPE;
  const pipe = new Socket({ fd: Number(fd), readable: true, writable: false });
  pipe.on("error", () => undefined);
  pipe.once("close", onGone);
  pipe.resume();
  pipe.unref();
}
