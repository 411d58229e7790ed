import { getPriority, setPriority } from 'node:os'

/**
 * Lets a process give way to others; `niceness` is that of `os.setPriority`, 0 for ordinary and 19 for last. Where the lake
 * itself gives way as much, its processes do so already, and the system would refuse them more.
 */
export function giveWay(pid: number | undefined, niceness: number): void {
  if (pid === undefined || niceness <= getPriority()) return
  try {
    setPriority(pid, niceness)
  } catch (error) {
    // It may have ended, and whoever waits for it hears so; on some systems priorities can't be changed.
    console.warn(
      'A process runs with the priority of the lake:',
      error instanceof Error ? error.message : error,
    )
  }
}
