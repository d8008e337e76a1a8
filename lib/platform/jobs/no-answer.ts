/** The driver's errors for what becomes of a connection, or of waiting for one, and ours for what took too long. */
const NO_ANSWER =
  /^(?:DeadlineError|Mongo(?:Network|WaitQueue|Pool|NotConnected|OperationTimeout|Server(?:Selection|Closed)|Topology))/;

/** Whether work failed because the database did not answer. */
export const isNoAnswer = (error: unknown): error is Error =>
  error instanceof Error && NO_ANSWER.test(error.name);

/** An error for the log: of a database that did not answer its name alone, as the stack would tell of the driver. */
export const inShort = (error: unknown): { error: unknown } | { errorName: string } =>
  isNoAnswer(error) ? { errorName: error.name } : { error };
