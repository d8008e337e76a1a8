import { execFileSync } from "node:child_process";

const MAIN = "main";

/** The files that differ from where the branch left main, as paths from the root: committed or not, new or gone. */
export function listChangedFiles(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .split("\n")
      .filter(Boolean);
  const [main] = git(
    "for-each-ref",
    "--format=%(refname)",
    `refs/heads/${MAIN}`,
    `refs/remotes/origin/${MAIN}`,
  );
  const [base = "HEAD"] = main ? git("merge-base", "HEAD", main) : [];
  const changed = git("diff", "--name-only", "--no-renames", base);
  return [...new Set([...changed, ...git("ls-files", "--others", "--exclude-standard")])];
}
