/** Runs each piece of work in a task of its own, so that the page answers the visitor between any two of them. */
export async function inTurn(pieces: readonly (() => void)[]): Promise<void> {
  for (const piece of pieces) {
    piece()
    await pause()
  }
}

/** Safari does not know `scheduler`, whose pauses end before other work that waits. */
function pause(): Promise<void> {
  if ('scheduler' in window && 'yield' in window.scheduler) return window.scheduler.yield()
  return new Promise((resolve) => setTimeout(resolve))
}
