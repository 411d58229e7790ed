import { fork } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { z } from 'zod'

const CONNECTIONS = 100
/** Times in milliseconds, and how many requests were not answered with 200. */
const schema = z.object({ times: z.array(z.number()), failed: z.number() })
type Load = z.infer<typeof schema>

/** Asks for the address over 100 connections for so many seconds, from a process of its own. */
export async function runLoad(address: string, seconds: number): Promise<Load> {
  const child = fork(import.meta.filename, [address, String(seconds)], { execArgv: [] })
  const [message] = await once(child, 'message')
  child.disconnect()
  return schema.parse(message)
}

if (import.meta.main) {
  const [, , address = '', seconds = ''] = process.argv
  const end = performance.now() + Number(seconds) * 1_000
  const load: Load = { times: [], failed: 0 }
  process.once('disconnect', () => process.exit(0))
  await Promise.all(Array.from({ length: CONNECTIONS }, () => visit(new URL(address), end, load)))
  process.send?.(load)
}

/** One kept connection that asks again and again, with little work of its own, so that it measures the server. */
async function visit(url: URL, end: number, load: Load): Promise<void> {
  const request = `GET ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nAccept: text/html\r\nAccept-Encoding: br, gzip\r\n\r\n`
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
  await visit(url, end, load)
}

function isWhole(answer: string): boolean {
  const end = answer.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.slice(0, end))?.[1]
  return length === undefined ? answer.endsWith('0\r\n\r\n') : answer.length >= end + 4 + Number(length)
}
