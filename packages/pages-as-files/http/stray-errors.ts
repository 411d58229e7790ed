/**
 * Handles errors that no code caught. A rejected promise belongs to one request or stream, which has failed: the process
 * goes on serving the others, and the log shows the bug. An exception out of a callback may have interrupted a change of
 * state that all requests share: the process ends, and whoever has started it starts a new one.
 */
export function handleStrayErrors(end: () => void = () => process.exit(1)): void {
  process.on('unhandledRejection', (reason) => {
    console.error(`An error that nobody handled; the others are served on: ${inOneLine(reason)}`)
  })
  process.on('uncaughtException', (error) => {
    console.error(`An error that nobody caught; the process ends, to be started again: ${inOneLine(error)}`)
    end()
  })
}

function inOneLine(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return text.replace(/\s*\n\s*/g, ' ')
}
