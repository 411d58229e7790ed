import type { LakeOptions } from './options.ts'
import { Store } from './store.ts'

export type Lake = {
  /** Answers any request under `/lake`; a listener's answer is an event stream that ends when its body is cancelled. */
  handle(request: Request): Promise<Response>
  /** Tells whether a request that may carry the login cookie comes from a page of ours; ask before a WebSocket opens. */
  isOurOrigin(request: Request): boolean
  store: Store
  options: LakeOptions
  /** Ends every event stream and closes the database. */
  close(): void
}

/** Opens the lake in its directory. It listens to nothing; `startLake` in server.ts puts it on a port. */
export function createLake(options: LakeOptions): Lake {
  const store = new Store(options.directory)
  return {
    handle: async () => new Response('Not built yet', { status: 501 }),
    isOurOrigin: () => false,
    store,
    options,
    close: () => store.close(),
  }
}
