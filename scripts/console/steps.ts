import { log } from './log.ts'

/** A step that takes longer is announced before it ends. */
const SAY_BEGIN_AFTER_MS = 500

/** Runs one step of a script and prints its name and duration when it is done. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const announcement = setTimeout(
    () => log({ event: 'begin', message: name, prose: `• ${name} …` }),
    SAY_BEGIN_AFTER_MS,
  )
  try {
    const result = await work()
    const [ms, prose] = [performance.now() - started, `✓ ${name.padEnd(44)} ${seconds(started)}`]
    log({ event: 'step', message: name, prose, details: { ms: Math.round(ms) } })
    return result
  } finally {
    clearTimeout(announcement)
  }
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
