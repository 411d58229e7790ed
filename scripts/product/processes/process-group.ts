/** Kills what is left of the process group that this process leads. */
export function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch (error) {
    // The group is gone. macOS answers EPERM while only zombies are left in it.
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code !== 'ESRCH' && code !== 'EPERM') throw error
  }
}
