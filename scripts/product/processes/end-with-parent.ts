/** Preloaded into programs that are not ours, and into those that they fork: ends them when their parent has ended. */
process.once('disconnect', () => process.exit(0))
