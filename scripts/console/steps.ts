/** Long steps say that they have begun; short ones only that they are done. */
const SAY_BEGIN_AFTER_MS = 500

/** Does one step of a script and prints its name with its time in seconds. */
export async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const started = performance.now()
  const announcement = setTimeout(() => console.log(`• ${name} …`), SAY_BEGIN_AFTER_MS)
  try {
    const result = await work()
    console.log(`✓ ${name.padEnd(44)} ${seconds(started)}`)
    return result
  } finally {
    clearTimeout(announcement)
  }
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`
}
