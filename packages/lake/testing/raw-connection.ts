import { connect, type Socket } from 'node:net'

/** In milliseconds without a byte, after which a server is taken not to answer: a bound for what hangs. */
const SILENCE = 120_000

/** A connection of bare bytes to a server of this machine, for tests of what no well-behaved program sends. */
export class RawConnection {
  readonly socket: Socket
  /** What has come so far; each character is one byte. */
  received = ''
  readonly closed: Promise<void>

  constructor(url: string) {
    this.socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port), timeout: SILENCE })
    this.closed = new Promise((resolve) => {
      this.socket.on('close', () => resolve())
    })
    this.socket.on('data', (bytes) => {
      this.received += bytes.toString('latin1')
    })
    // "close" follows: how a server ends a connection is its own affair, and it may well break off what is sent here.
    this.socket.on('error', () => this.socket.destroy())
  }

  /** The statuses of the answers so far. */
  get statuses(): number[] {
    return [...this.received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  }

  /** The status of the first answer; 0 when the connection is closed without one. Rejects when there is neither. */
  async status(): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    // 100 (Continue) only asks for the rest of a request.
    const status = () => this.statuses.find((one) => one >= 200)
    const look = () => {
      if (this.socket.closed || status()) resolve()
    }
    this.socket.on('data', look).on('close', look)
    this.socket.on('timeout', () =>
      reject(new Error('The server neither answers nor closes the connection.')),
    )
    look()
    await promise
    return status() ?? 0
  }

  end(): void {
    this.socket.destroy()
  }
}
