import { connect } from 'node:net'

/** What came of a request: a status, the end of the connection without one, or nothing for a long time. */
export type Outcome = number | 'closed' | 'silent'

const PATIENCE_MS = 20_000
/** How long a request that is not whole is left as it is. */
const HALF_MS = 20

export type FuzzRequest = {
  /** What is written to the connection; each character is one byte. */
  bytes: string
  /** False when the server is right to wait for more, so that no answer is wanted. */
  isWhole?: boolean
}

/** Writes one request to a connection of its own and leaves as soon as there is a status. */
export function send(address: URL, { bytes, isWhole = true }: FuzzRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect(Number(address.port), address.hostname)
    let received = ''
    const finish = (outcome: Outcome) => {
      clearTimeout(patience)
      socket.destroy()
      resolve(outcome)
    }
    const patience = setTimeout(() => finish(isWhole ? 'silent' : 'closed'), isWhole ? PATIENCE_MS : HALF_MS)
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      received += part
      // 100 only asks for the rest.
      const status = Number(/(?:^|\r\n\r\n)HTTP\/1\.1 ([2-5]\d\d) /.exec(received)?.[1])
      if (status) finish(status)
    })
    socket.on('close', () => finish('closed'))
    // How a connection ends is the server's affair; that it answers others is seen elsewhere.
    socket.on('error', () => undefined)
    socket.write(bytes, 'latin1')
  })
}
