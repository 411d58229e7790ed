/** In milliseconds; a large picture takes some seconds. */
const PATIENCE = 30_000

/**
 * Has the publisher draw a picture ahead of visitors who may want it, or make a damaged file anew. Resolves with whether it is
 * there now, which it is not while the publisher is away.
 */
export function askToMake(publishUrl: string): (path: string, ahead: boolean) => Promise<boolean> {
  return async (path, ahead) => {
    try {
      const response = await fetch(new URL('/make', publishUrl), {
        method: 'POST',
        body: JSON.stringify({ path, ahead, isDamaged: !ahead }),
        signal: AbortSignal.timeout(PATIENCE),
      })
      await response.arrayBuffer()
      return response.ok
    } catch {
      // What could not be made is seen from what is published, and asked for again.
      return false
    }
  }
}
