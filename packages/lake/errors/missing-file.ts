/** For the `catch` of a file operation: undefined when the file does not exist. Throws every other error on. */
export function undefinedIfMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
