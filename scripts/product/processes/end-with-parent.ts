/** Preloaded into a program that is not ours, and into those it forks: none may outlive the one that started it. */
process.once('disconnect', () => process.exit(0))
