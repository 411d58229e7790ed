import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { LakeOptions } from '../options.ts'
import { clientOf, standardOptions, temporaryFolder } from './temporary-lake.ts'

export type LakeProcess = {
  child: ChildProcess
  directory: string
  url: string
  /** A client with the token. */
  client: SanityClient
  /** What it has written to its log so far. */
  log(): string
  /** Ends it as `kill -9` does, and resolves when it is gone. */
  kill(): Promise<void>
  [Symbol.asyncDispose](): Promise<void>
}

/**
 * A lake in a process of its own, for tests that kill it, in an empty directory unless one is told. Rejects with its log when it
 * ends before it listens.
 */
export async function startLakeProcess(
  { directory = temporaryFolder(), ...more }: Partial<LakeOptions> = {},
  [program = process.execPath, ...before]: readonly string[] = [],
): Promise<LakeProcess> {
  const server = JSON.stringify(join(import.meta.dirname, '../server.ts'))
  const options = { ...standardOptions(directory), ...more }
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
  const url = String((await Promise.race([once(child.stdout, 'data'), early]))[0])
  early.catch(() => 'expected from now on')
  const kill = async () => {
    child.kill('SIGKILL')
    await gone
  }
  const client = clientOf(url)
  return { child, directory, url, client, log: () => log, kill, [Symbol.asyncDispose]: kill }
}

/**
 * A program for it that has a mount of its own, which a command makes in the folder `$0`, and which is gone with it. Undefined where
 * users may not mount.
 */
export function nodeWithMount(command: string, folder: string): readonly string[] | undefined {
  const options = ['--user', '--map-root-user', '--mount', 'sh', '-c', `${command} && exec "$@"`, folder]
  const isPossible = spawnSync('unshare', [...options, 'true']).status === 0
  return isPossible ? ['unshare', ...options, process.execPath] : undefined
}
