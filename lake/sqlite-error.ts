// Result codes of sqlite.org/rescode.html.
export const SQLITE_BUSY = 5

/** Tells whether SQLite failed with one of these results. An extended result code has the result in its lowest byte. */
export function isSqliteError(error: unknown, ...results: readonly number[]): error is Error {
  if (!(error instanceof Error && 'errcode' in error)) return false
  return results.includes(Number(error.errcode) & 0xff)
}
