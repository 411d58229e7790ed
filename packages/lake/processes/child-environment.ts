/**
 * The environment of the lake's own processes: none of its secrets, and where Node keeps modules as it has compiled them, without
 * which each start takes twice as long. They are mostly killed, so they call `flushCompileCache` when they are ready.
 */
export function childEnvironment(): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env
  return { NODE_ENV: 'production', ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) }
}
