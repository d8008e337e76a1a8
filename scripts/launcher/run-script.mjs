// @ts-check
import { END_WITH_LAUNCHER } from "./child.mjs";

/**
 * The command that runs a TypeScript file of the project outside Next. Its condition is the one
 * under which "server-only" modules may be loaded.
 * @param {string} path
 * @param {string[]} [args]
 */
export function scriptCommand(path, args = []) {
  return {
    command: process.execPath,
    args: [...END_WITH_LAUNCHER, "--conditions=react-server", "--import", "tsx", path, ...args],
  };
}
