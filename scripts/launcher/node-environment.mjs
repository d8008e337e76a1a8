// @ts-check
import { delimiter, dirname } from "node:path";

/**
 * The environment in which whatever a program starts runs on that Node too.
 * @param {string} node its path
 */
export const nodeEnvironment = (node) => ({
  ...process.env,
  PATH: [dirname(node), process.env.PATH].join(delimiter),
});
