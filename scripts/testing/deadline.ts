/**
 * In milliseconds: bounds for what hangs, many times what anything takes on a slow machine that does other work beside. No test learns from
 * them how fast something is: it asks again and again until it is so, and goes on at once.
 */
export const DEADLINE_MS = 120_000
/** The same for what builds, draws or renders all that there is, and for a whole test. */
export const LONG_DEADLINE_MS = 30 * 60_000
