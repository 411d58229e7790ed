/** Tells whether the path of a request can be decoded: Next fails over one that can't be. */
export function isWellFormed(url: string): boolean {
  const [path = ''] = url.split('?', 1)
  try {
    decodeURIComponent(path)
    return true
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
