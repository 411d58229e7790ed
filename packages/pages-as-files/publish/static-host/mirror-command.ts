import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { codeOf } from '../../errors.ts'

/** Of what a command says, the last lines say why it failed. */
const LINES = 5

export type MirrorCommand = {
  command: string
  /** Its environment: secrets that no upload needs are no part of it. */
  variables: Readonly<Record<string, string | undefined>>
}
type Task = MirrorCommand & {
  /** The folder in which it runs. */
  folder: string
  /** In milliseconds. */
  patience: number
}

/** Runs the owner's command in a shell. Throws, with its last words, when it fails or has not ended in time. */
export async function runMirrorCommand({ command, variables, folder, patience }: Task): Promise<void> {
  const child = spawn(command, {
    shell: true,
    cwd: folder,
    env: { NODE_ENV: 'production', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own, which is ended as a whole.
    detached: true,
  })
  const end = () => endGroup(child.pid)
  process.once('exit', end)
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    end()
  }, patience)
  const said: string[] = []
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      said.push(line)
      if (said.length > LINES) said.shift()
    })
  try {
    yieldToOthers(child.pid)
    const [code, signal] = await once(child, 'close')
    if (isLate) throw new Error(`MIRROR_COMMAND has not ended after ${patience / 60_000} minutes.`)
    if (code !== 0) throw new Error(`MIRROR_COMMAND ended with ${code ?? signal}: ${said.join(' | ')}`)
  } finally {
    clearTimeout(timer)
    process.off('exit', end)
  }
}

function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch (error) {
    console.warn(`MIRROR_COMMAND runs with the priority of everything else: ${error}`)
  }
}

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // It has ended by itself.
    if (codeOf(error) !== 'ESRCH') throw error
  }
}
