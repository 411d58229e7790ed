/**
 * How long a server leaves a connection open on which nothing is asked, in milliseconds. A request that comes on it at the moment
 * of its end is lost, so the client has to end it first.
 */
export const keptConnections = {
  /** Caddy keeps a connection to what is behind it for two minutes, nginx and most load balancers for one. */
  behindProxies: 125_000,
  /** `fetch` of Node keeps one for as long as the server says, at most ten minutes. */
  betweenProcesses: 660_000,
} as const

/** The header by which delivery tells the publisher which pages visitors requested last. */
export const RECENT_PATHS = 'x-recently-requested'
