import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { LakeOptions } from '../options.ts'

export type LakeProcess = {
  child: ChildProcess
  url: string
  /** What it has written to its log so far. */
  log(): string
  /** Ends it as `kill -9` does, and resolves when it is gone. */
  kill(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/** A lake in a process of its own, for tests that kill it. Rejects with its log when it ends before it listens. */
export async function startLakeProcess(
  options: LakeOptions,
  [program = process.execPath, ...before]: readonly string[] = [],
): Promise<LakeProcess> {
  const server = JSON.stringify(join(import.meta.dirname, '../server.ts'))
  const code = `
    const { startLake } = await import(${server})
    const { url } = await startLake(${JSON.stringify(options)})
    process.stdout.write(url)`
  const node = ['--no-warnings', '--input-type=module', '--eval', code]
  const child = spawn(program, [...before, ...node], { stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    log += text
  })
  const gone = once(child, 'close')
  const early = gone.then(([code]) => Promise.reject(new Error(`The lake ended (${code}): ${log}`)))
  const [url] = await Promise.race([once(child.stdout, 'data'), early])
  early.catch(() => 'expected from now on')
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  return { child, url: String(url), log: () => log, kill, [Symbol.asyncDispose]: kill }
}
