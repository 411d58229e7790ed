import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'

/** Times in milliseconds, and how many requests were not answered with 200. */
type Load = { times: number[]; failed: number }

/** Asks for the address for so many seconds, from a process of its own. */
export async function runLoad(
  address: string,
  seconds: number,
  { connections = 100, authorization = '' } = {},
): Promise<Load> {
  const words = [address, String(seconds), String(connections), authorization]
  const child = fork(import.meta.filename, words, { execArgv: [] })
  const [load] = await once(child, 'message')
  child.disconnect()
  return load
}

if (import.meta.main) {
  const [, , address = '', seconds = '', connections = '', authorization] = process.argv
  const url = new URL(address)
  const lines = ['Accept: text/html', 'Accept-Encoding: br, gzip']
  if (authorization) lines.push(`Authorization: ${authorization}`)
  const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\n${lines.join('\r\n')}\r\n\r\n`
  const end = performance.now() + Number(seconds) * 1_000
  const load: Load = { times: [], failed: 0 }
  process.once('disconnect', () => process.exit(0))
  await Promise.all(Array.from({ length: Number(connections) }, () => visit({ url, request }, end, load)))
  process.send?.(load)
}

/** One kept connection that asks again and again, with little work of its own, so that it measures the server. */
async function visit(asked: { url: URL; request: string }, end: number, load: Load): Promise<void> {
  const { url, request } = asked
  const socket = connect(Number(url.port), url.hostname).setEncoding('latin1')
  let started = performance.now()
  let received = ''
  socket.on('data', (piece) => {
    received += piece
    if (!isWhole(received)) return
    load.times.push(performance.now() - started)
    if (received.slice(9, 12) !== '200') load.failed += 1
    if (performance.now() > end) return socket.destroy()
    received = ''
    started = performance.now()
    socket.write(request)
  })
  socket.on('error', () => socket.destroy())
  socket.write(request)
  await new Promise((resolve) => socket.once('close', resolve))
  if (performance.now() > end) return
  load.failed += 1
  await visit(asked, end, load)
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1]
  return length === undefined ? answer.endsWith('0\r\n\r\n') : answer.length >= end + 4 + Number(length)
}
