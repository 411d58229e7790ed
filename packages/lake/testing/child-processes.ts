import { execFileSync } from 'node:child_process'
import { onTestFinished } from 'vitest'

/** The ids of the processes that a process has started to run a module, and that have not ended. */
export function childrenRunning(module: string, parent = process.pid): number[] {
  return execFileSync('ps', ['-A', '-o', 'pid=,ppid=,args='], { encoding: 'utf8' })
    .split('\n')
    .flatMap((line) => {
      const [, id, by, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
      const isOne = Number(by) === parent && command.includes(process.execPath) && command.includes(module)
      return isOne ? [Number(id)] : []
    })
}

/** Stops what a process of this one does, until `go` is called or the test ends: a machine that has no time for it does the same. */
export function hold(id: number): { go(): void } {
  process.kill(id, 'SIGSTOP')
  const go = () => {
    if (isThere(id)) process.kill(id, 'SIGCONT')
  }
  onTestFinished(go)
  return { go }
}

export function isThere(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
