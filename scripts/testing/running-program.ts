import type { Readable } from 'node:stream'

/** Resolves to the match when the program's output contains the pattern; throws when the output ends before. */
export async function untilSays(output: Readable, pattern: RegExp): Promise<RegExpExecArray> {
  let said = ''
  for await (const words of output) {
    said += words
    const match = pattern.exec(said)
    if (match) return match
  }
  throw new Error(`The program ended without saying ${pattern}, but: ${said}`)
}

export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}
