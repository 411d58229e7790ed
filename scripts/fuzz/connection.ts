import { connect } from 'node:net'

/** The status of the answer, or how the request ended without one: connection closed, or no answer in time. */
export type Outcome = number | 'closed' | 'silent'

const PATIENCE_MS = 20_000
/** How long the connection of an incomplete request is kept open. */
const HALF_MS = 20

export type FuzzRequest = {
  /** Written to the connection as Latin-1: each character is one byte. */
  bytes: string
  /** False for an incomplete request: the server waits for its rest, so no answer is expected. */
  isComplete?: boolean
}

/** Writes one request to a connection of its own and closes it as soon as the status is known. */
export function send(address: URL, { bytes, isComplete = true }: FuzzRequest): Promise<Outcome> {
  return new Promise((resolve) => {
    const socket = connect(Number(address.port), address.hostname)
    let received = ''
    const finish = (outcome: Outcome) => {
      clearTimeout(patience)
      socket.destroy()
      resolve(outcome)
    }
    const patience = setTimeout(
      () => finish(isComplete ? 'silent' : 'closed'),
      isComplete ? PATIENCE_MS : HALF_MS,
    )
    socket.setEncoding('latin1')
    socket.on('data', (part) => {
      received += part
      // 100 (Continue) only asks for the rest of the request.
      const status = Number(/(?:^|\r\n\r\n)HTTP\/1\.1 ([2-5]\d\d) /.exec(received)?.[1])
      if (status) finish(status)
    })
    socket.on('close', () => finish('closed'))
    // The server may reset a connection; the visitor's thread notices when it stops answering others.
    socket.on('error', () => undefined)
    socket.write(bytes, 'latin1')
  })
}
