/** Next calls this once when the server starts, and the server answers only when it has returned: so nothing is awaited. */
export async function register(): Promise<void> {
  // A constant of the build, not a variable of the machine: it keeps Node's modules out of the edge bundle.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startCatchingUp } = await import('./freshness/catch-up.ts')
  startCatchingUp()
}
