/** Primary result code: sqlite.org/rescode.html#busy. */
const SQLITE_BUSY = 5
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

/** SQLite's extended result code; NaN for an error of something else. */
function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) : Number.NaN
}
