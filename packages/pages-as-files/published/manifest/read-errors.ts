/** Primary result code: sqlite.org/rescode.html#busy. */
const SQLITE_BUSY = 5
const SQLITE_CORRUPT = 11
const SQLITE_NOTADB = 26
/** Extended result code: sqlite.org/rescode.html#readonly_rollback. */
const SQLITE_READONLY_ROLLBACK = 776

/** Tells whether the manifest could not be read for the only reason that publishing is writing. */
export function isBeingWritten(error: unknown): boolean {
  return codeOf(error) % 256 === SQLITE_BUSY
}

/** Tells whether a database can't be read since its writer was killed in the middle of a step. */
export function isLeftUnfinished(error: unknown): boolean {
  return codeOf(error) === SQLITE_READONLY_ROLLBACK
}

/** Tells whether the file itself is the trouble, and not the disk that it lies on, nor another process. */
export function isDamage(error: unknown): boolean {
  return [SQLITE_CORRUPT, SQLITE_NOTADB].includes(codeOf(error) % 256)
}

/** SQLite's extended result code; NaN for an error of something else. */
function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : Number.NaN
}
