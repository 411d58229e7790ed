import { readFileSync } from 'node:fs'

/** What Linux says that a process and those that it started hold in memory, in megabytes; 0 on other systems. */
export function megabytesOf(pid: number | undefined): number {
  if (pid === undefined) return 0
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
    const own = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
    return children.reduce((sum, child) => sum + megabytesOf(Number(child)), own)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return 0
    throw error
  }
}
