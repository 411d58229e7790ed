/** SQLite's codes for "no room": SQLITE_FULL, and SQLITE_IOERR_WRITE for a file that could not grow. */
const FULL_DATABASE = [13, 778]
const FULL_DISK = ['ENOSPC', 'EDQUOT']

/** Tells whether something failed because its disk, or the share of it that its user has, is full. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isFullDatabase = 'errcode' in error && FULL_DATABASE.some((code) => code === error.errcode)
  return isFullDatabase || ('code' in error && FULL_DISK.some((code) => code === error.code))
}

/** For the `catch` of a file operation: undefined when the file does not exist. Throws every other error on. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
