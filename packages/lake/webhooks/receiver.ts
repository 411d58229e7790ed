import { request as askPlainly } from 'node:http'
import { request as askWithTls } from 'node:https'
import { INSIDE, isInnerHost, lookupOutside } from '../http/inner-addresses.ts'

/** Bytes of an answer that are read, and characters of it that are kept. */
const READ = 4_000
const KEPT = 300

type Sent = {
  method: string
  headers: Readonly<Record<string, string>>
  body: string
  signal: AbortSignal
  mayReachInside: boolean
}

/**
 * Sends a message to a webhook's receiver, and reads the beginning of its answer. Follows no redirect. Rejects when the receiver can't
 * be reached or is not to be, and with an `AbortError` when the signal aborts before the answer begins.
 */
export function sendTo(address: string, sent: Sent): Promise<{ status: number; answer: string }> {
  const url = new URL(address)
  const { method, headers, body, signal, mayReachInside } = sent
  if (!mayReachInside && isInnerHost(url)) throw new Error(INSIDE)
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; answer: string }>()
  const ask = url.protocol === 'https:' ? askWithTls : askPlainly
  const lookup = mayReachInside ? undefined : lookupOutside
  // A connection of its own for each: none is kept that the receiver may have closed.
  const outgoing = ask(url, { method, headers, signal, agent: false, ...(lookup && { lookup }) })
  outgoing.on('error', reject)
  outgoing.on('close', () => reject(new Error('closed the connection')))
  outgoing.on('response', (incoming) => {
    const { statusCode: status = 0 } = incoming
    resolve(beginningOf(incoming).then((answer) => ({ status, answer })))
  })
  outgoing.end(body)
  return promise
}

/** An answer that breaks off, or never ends, was given all the same. */
async function beginningOf(incoming: AsyncIterable<Buffer>): Promise<string> {
  const read: Buffer[] = []
  try {
    for await (const chunk of incoming) {
      read.push(chunk)
      if (Buffer.concat(read).length >= READ) break
    }
  } catch {
    // Its status has come.
  }
  return Buffer.concat(read).toString().replace(/\s+/g, ' ').slice(0, KEPT).trim()
}
