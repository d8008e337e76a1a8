import { afterEach, expect, it } from "vitest";
import type { Project } from "@/testing/commands/project";
import {
  type CommandOptions,
  type Ended,
  type Running,
  startCommand,
} from "@/testing/commands/start-command";

/** A command starts npm, Node, compilers and browsers, which are all slow while other tests run. */
export const PATIENCE_MS = 900_000;

export interface CommandRun {
  /** Runs the command to its end. */
  run: (options?: CommandOptions) => Promise<Ended>;
  /** Starts the command; the end of the test kills it if it still runs. */
  start: (options?: CommandOptions) => Running;
}

/**
 * Returns a function that defines the test of a command, which runs in the project as a process. Its first argument
 * is the command as the documents write it, from which testing/commands/documented.test.ts reads which commands have
 * tests.
 */
export function commandsIn(project: Project) {
  const running = new Set<Running>();
  afterEach(async () => {
    for (const command of running) {
      command.signal("SIGKILL");
      await command.ended;
    }
    running.clear();
  });
  return (command: string, test: (runs: CommandRun) => Promise<void>): void => {
    it(
      `runs: ${command}`,
      async () => {
        let count = 0;
        const start = (options?: CommandOptions) => {
          count += 1;
          const started = startCommand(command, project.root, options);
          running.add(started);
          return started;
        };
        await test({ start, run: (options) => start(options).ended });
        expect(count, "the command was never started").toBeGreaterThan(0);
      },
      PATIENCE_MS,
    );
  };
}
