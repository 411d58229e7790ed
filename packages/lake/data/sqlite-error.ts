// Result codes of sqlite.org/rescode.html.
export const SQLITE_BUSY = 5
export const SQLITE_CORRUPT = 11
export const SQLITE_NOTADB = 26

/** Tells whether an error has one of these primary result codes, which are the lowest byte of extended ones. */
export function isSqliteError(error: unknown, ...results: readonly number[]): error is Error {
  if (!(error instanceof Error && 'errcode' in error)) return false
  return results.includes(Number(error.errcode) & 0xff)
}

/** What `read` returns, or undefined when the part of the file that it needs is damaged. */
export function unlessDamaged<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch (error) {
    if (isSqliteError(error, SQLITE_CORRUPT)) return undefined
    throw error
  }
}
