/** SQLite's codes for "no room": SQLITE_FULL, and SQLITE_IOERR_WRITE and SQLITE_IOERR_SHMSIZE for files that could not grow. */
const FULL_DATABASE = [13, 778, 4874]
const FULL_DISK = ['ENOSPC', 'EDQUOT']

/** The code that the system gives an error, such as ENOENT; empty for all others. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

/** Tells whether something failed because its disk, or the share of it that its user has, is full. */
export function isFullDisk(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const isFullDatabase = 'errcode' in error && FULL_DATABASE.some((code) => code === error.errcode)
  return isFullDatabase || FULL_DISK.includes(codeOf(error))
}

/** What `work` returns; undefined when the disk has no room for it. */
export function unlessDiskIsFull<Value>(work: () => Value): Value | undefined {
  try {
    return work()
  } catch (error) {
    if (isFullDisk(error)) return undefined
    throw error
  }
}

/** SQLITE_READONLY and SQLITE_CANTOPEN, the lowest byte of their extended codes. */
const CLOSED_DATABASE = [8, 14]
const CLOSED_DISK = ['EROFS', 'EACCES', 'EPERM']

/** Tells whether something failed because a folder, or its whole disk, may not be written. */
export function isClosedDisk(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const isClosedDatabase = 'errcode' in error && CLOSED_DATABASE.includes(Number(error.errcode) & 0xff)
  return isClosedDatabase || CLOSED_DISK.includes(codeOf(error))
}

/** For the `catch` of a file operation: undefined when the file does not exist. Throws every other error on. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
