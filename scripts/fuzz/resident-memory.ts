import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { LiveProcess } from '../product/processes/live-process.ts'

const run = promisify(execFile)

/** Megabytes. Throws when the process has ended: no request may do that. */
export async function residentMemory(running: LiveProcess): Promise<number> {
  if (running.hasEnded) throw running.failure(await running.ended)
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(running.child.pid)])
  return Number(stdout) / 1024
}
