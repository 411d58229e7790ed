const ACTS = ['keydown', 'pointerdown', 'pointermove', 'scroll']
/** The delay after the first interaction, in milliseconds: what it triggered comes first. */
const PAUSE = 1000

/** Runs work after the first interaction: a visitor who leaves at once has no use for it. */
export function afterFirstAct(work: () => void, pause = PAUSE): void {
  const acts = new AbortController()
  const start = () => {
    acts.abort()
    window.setTimeout(work, pause)
  }
  for (const act of ACTS) window.addEventListener(act, start, { passive: true, signal: acts.signal })
}
