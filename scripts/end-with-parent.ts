/** Preloaded into a program that is not ours: it must not outlive the script that started it. */
process.once('disconnect', () => process.exit(0))
process.channel?.unref()
