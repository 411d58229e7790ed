/**
 * What goes over the WebSocket that carries event streams, as JSON. The browser opens a stream under a number of its choice, and closes
 * it when nobody reads it any more.
 */
export type FromBrowser =
  | { open: number; url: string; headers?: Readonly<Record<string, string>> }
  | { close: number }

/** The status and type of the answer once, then its text as it comes, and its end. */
export type ToBrowser =
  | { id: number; status: number; type: string }
  | { id: number; chunk: string }
  | { id: number; end: true }
