/**
 * Aborted when the script is told to end. From then on no process is started any more, and errors are expected, because
 * the processes that the others depend on are ending.
 */
export const ending = new AbortController()
