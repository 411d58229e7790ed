const ACTS = ['keydown', 'pointerdown', 'pointermove', 'scroll']
/** How long a visitor is left alone after the first act, in milliseconds: what it asked for comes first. */
const PAUSE = 1000

/** Does what a visitor who looks and leaves has no use for: whoever stays moves the pointer, scrolls or presses a key. */
export function afterFirstAct(work: () => void): void {
  const acts = new AbortController()
  const start = () => {
    acts.abort()
    window.setTimeout(work, PAUSE)
  }
  for (const act of ACTS) window.addEventListener(act, start, { passive: true, signal: acts.signal })
}
