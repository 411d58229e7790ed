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
  const { child, said } = startMounted(mount, folder, program, variables)
  return { child, said: await said }
}

/** The same without waiting for its first message. */
export function startMounted(
  mount: string,
  folder: string,
  program: readonly string[],
  variables: Readonly<Record<string, string>>,
): { child: ChildProcess; said: Promise<string> } {
  const command = [`${mount} && exec "$@"`, folder, process.execPath, '--no-warnings', ...program]
  return start([...UNSHARED, ...command], variables)
}

/** The same as any program runs. */
export async function runProgram(
  command: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<{ child: ChildProcess; said: string }> {
  const { child, said } = start(command, variables)
  return { child, said: await said }
}

function start([program = '', ...options]: readonly string[], variables: Readonly<Record<string, string>>) {
  const child = spawn(program, options, {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { ...process.env, ...variables },
  })
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
