/**
 * Asks something now, when someone comes back to this window, and again after the pause, in milliseconds, that each `ask`
 * resolves to. Ends with the function that it returns; an `ask` that is aborted then must change nothing any more.
 */
export function askAgain(ask: (signal: AbortSignal) => Promise<number>): () => void {
  const ending = new AbortController()
  const { signal } = ending
  let timer: ReturnType<typeof setTimeout>
  const askNow = async () => {
    clearTimeout(timer)
    const pause = await ask(signal)
    if (signal.aborted) return
    clearTimeout(timer)
    timer = setTimeout(askNow, pause)
  }
  void askNow()
  globalThis.addEventListener('focus', askNow, { signal })
  return () => {
    ending.abort()
    clearTimeout(timer)
  }
}
