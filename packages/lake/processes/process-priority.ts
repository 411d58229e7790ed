import { getPriority, setPriority } from 'node:os'

/**
 * Lowers the priority of a child process to `niceness`, which counts as in `os.setPriority`: 0 is ordinary, 19 the lowest. Does
 * nothing where the lake itself has that priority or a lower one: its children inherit it, and may not raise it.
 */
export function lowerPriority(pid: number | undefined, niceness: number): void {
  if (pid === undefined || niceness <= getPriority()) return
  try {
    setPriority(pid, niceness)
  } catch (error) {
    // The process may have ended, which its own caller sees; and some systems don't let priorities be changed.
    console.warn(
      'A process runs with the priority of the lake:',
      error instanceof Error ? error.message : error,
    )
  }
}
