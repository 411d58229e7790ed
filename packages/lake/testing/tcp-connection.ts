import { connect, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** A connection of bare bytes to a lake, for tests of what no well-behaved program sends. */
export class RawConnection {
  readonly socket: Socket
  /** What has come so far. */
  received = ''
  readonly closed: Promise<void>

  constructor(url: string) {
    const { port } = new URL(url)
    this.socket = connect({ host: '127.0.0.1', port: Number(port) })
    this.closed = new Promise((resolve) => {
      this.socket.on('close', () => resolve())
    })
    this.socket.on('data', (bytes) => {
      this.received += bytes.toString('latin1')
    })
    // "close" follows, and a lake may well break off what is sent here.
    this.socket.on('error', () => this.socket.destroy())
  }

  /** The statuses of the answers so far. */
  get statuses(): number[] {
    return [...this.received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status))
  }

  end(): void {
    this.socket.destroy()
  }
}

/** One that says something at once, and ends with the test at the latest. */
export function connectionTo(url: string, bytes: string): RawConnection {
  const connection = new RawConnection(url)
  onTestFinished(() => connection.end())
  connection.socket.write(bytes)
  return connection
}

/** All that a lake says to these bytes until it closes the connection. */
export async function answerTo(url: string, bytes: string): Promise<string> {
  const connection = new RawConnection(url)
  connection.socket.write(bytes, 'latin1')
  await connection.closed
  return connection.received
}
