/**
 * What to do about errors that nobody caught. A rejected promise belongs to one request or stream, and whatever it left
 * undone is over: the process serves the others on, and the log has the fault that must be mended. An error that was
 * thrown out of a callback may have stopped code halfway through a change of what all requests share: only a new process
 * is sure to be right, and the supervisor starts one at once.
 */
export function handleStrayErrors(): void {
  process.on('unhandledRejection', (reason) => {
    console.error(`An error that nobody handled; the others are served on: ${inOneLine(reason)}`)
  })
  process.on('uncaughtException', (error) => {
    console.error(`An error that nobody caught; the process ends, to be started again: ${inOneLine(error)}`)
    process.exit(1)
  })
}

function inOneLine(error: unknown): string {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return text.replace(/\s*\n\s*/g, ' ')
}
