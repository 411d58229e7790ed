import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'

const UNSHARED = ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c'] as const

/** Tells whether this machine lets its users mount what only they see. */
export function canMount(): boolean {
  const [program, ...options] = UNSHARED
  return spawnSync(program, [...options, 'mount -t tmpfs tmpfs /mnt']).status === 0
}

/**
 * Runs a program of ours where a command has mounted something that it alone sees, and that is gone with it. The command
 * finds the folder in `$0`. Resolves with its first message, and rejects with its log when it ends before that.
 */
export async function runMounted(
  mount: string,
  folder: string,
  program: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; said: string }> {
  const command = [
    ...UNSHARED,
    `${mount} && exec "$@"`,
    folder,
    process.execPath,
    '--no-warnings',
    ...program,
  ]
  return runProgram(command, variables)
}

/** The same as any program runs. */
export async function runProgram(
  [program = '', ...options]: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; said: string }> {
  const child = spawn(program, options, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...variables },
  })
  let log = ''
  child.stderr?.setEncoding('utf8').on('data', (text) => {
    log += text
  })
  const ended = once(child, 'close').then(() => Promise.reject(new Error(`The program ended: ${log}`)))
  const [words] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => 'expected from now on')
  return { child, said: String(words) }
}

/** Ends it as `kill -9` does, and resolves when it is gone. */
export async function kill(child: ChildProcess | undefined): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}
