import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const UNSHARED = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'] as const

const PROGRAM = join(import.meta.dirname, 'site-program.ts')

/** Tells whether this machine lets its users mount what only they see. */
export function canMount(): boolean {
  const [program, ...options] = UNSHARED
  return spawnSync(program, [...options, 'mount -t tmpfs tmpfs /mnt']).status === 0
}

/** What a command mounts in a folder, which it finds in `$0`. */
type Mount = { command: string; folder: string }

/**
 * Starts `site-program.ts`, with a mount where something is to be mounted that it alone sees, and that is gone with it. `said` is
 * its first message, or rejects with its log when it ends before that.
 */
export function startProgram(options: readonly string[], mount?: Mount) {
  const run = [process.execPath, '--no-warnings', PROGRAM, ...options]
  const [first = '', ...more] = mount
    ? [...UNSHARED, `${mount.command} && exec "$@"`, mount.folder, ...run]
    : run
  const child = spawn(first, more, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] })
  let log = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    log += text
  })
  const ended = once(child, 'close').then(() => Promise.reject(new Error(`The program ended: ${log}`)))
  const said = Promise.race([once(child, 'message'), ended]).then(([words]) => String(words))
  ended.catch(() => 'expected once it has said something')
  return { child, said }
}

/** Ends it as `kill -9` does, and resolves when it is gone. */
export async function kill(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
