/**
 * Aborted when the script is told to end. From then on nothing is started any more, and what fails does so because the
 * rest is ending.
 */
export const ending = new AbortController()
