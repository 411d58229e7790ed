import { connect, type Socket } from 'node:net'

const HEAD_END = Buffer.from('\r\n\r\n')

/** One kept connection that asks for a page again and again, with little work of its own, so that it measures the server. */
export class Connection {
  readonly #socket: Socket
  readonly #request: Buffer
  #received: Buffer = Buffer.alloc(0)
  #done: ((status: number) => void) | undefined
  #failed: ((error: Error) => void) | undefined

  private constructor(socket: Socket, request: Buffer) {
    this.#socket = socket
    this.#request = request
    socket.on('data', (part) => this.#read(part))
    socket.on('error', (error) => this.#failed?.(error))
    socket.on('close', () => this.#failed?.(new Error('The connection was closed.')))
  }

  static open(url: URL): Promise<Connection> {
    const lines = [
      `GET ${url.pathname} HTTP/1.1`,
      `Host: ${url.host}`,
      'Accept: text/html',
      'Accept-Encoding: br, gzip',
    ]
    return new Promise((resolve, reject) => {
      const socket = connect(Number(url.port), url.hostname)
      socket.once('error', reject)
      socket.once('connect', () =>
        resolve(new Connection(socket, Buffer.from(`${lines.join('\r\n')}\r\n\r\n`))),
      )
    })
  }

  /** Resolves with the status when the whole answer is there. */
  ask(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#done = resolve
      this.#failed = reject
      this.#socket.write(this.#request)
    })
  }

  close(): void {
    this.#done = undefined
    this.#failed = undefined
    this.#socket.destroy()
  }

  #read(part: Buffer): void {
    this.#received = this.#received.length === 0 ? part : Buffer.concat([this.#received, part])
    const end = this.#received.indexOf(HEAD_END)
    if (end < 0) return
    const head = this.#received.toString('latin1', 0, end)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    const isWhole =
      length === undefined
        ? this.#received.subarray(-5).equals(Buffer.from('0\r\n\r\n'))
        : this.#received.length >= end + HEAD_END.length + Number(length)
    if (!isWhole) return
    this.#received = Buffer.alloc(0)
    this.#done?.(Number(head.slice(9, 12)))
  }
}
