import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** In milliseconds. */
const LIFETIME = 5 * 60_000
/** Bytes: random ones, then until when, by the clock of the process, which nobody sets. */
const RANDOM = 16
const HEAD = RANDOM + 8
const SIGNATURE = 32

/**
 * Challenges for passkeys, and what lets somebody take the next step of a login: signed, for one purpose, once, within minutes.
 * Nothing is kept of those that nobody uses, so that strangers can ask for any number of them. A start of the lake ends all.
 */
export function createTickets() {
  const key = randomBytes(SIGNATURE)
  /** Those that were used, with the time at which each would have ended. */
  const used = new Map<string, number>()
  return { issue, isValid, use }

  /** A new one, as base64url; good for five minutes, unless told otherwise in milliseconds. */
  function issue(purpose: string, lifetime = LIFETIME): string {
    const head = Buffer.concat([randomBytes(RANDOM), Buffer.alloc(HEAD - RANDOM)])
    head.writeDoubleBE(performance.now() + lifetime, RANDOM)
    return Buffer.concat([head, signed(head, purpose)]).toString('base64url')
  }

  function isValid(ticket: string, purpose: string): boolean {
    const { head, signature } = partsOf(ticket)
    if (head.length !== HEAD || signature.length !== SIGNATURE) return false
    const isOurs = timingSafeEqual(signature, signed(head, purpose))
    return isOurs && head.readDoubleBE(RANDOM) > performance.now() && !used.has(head.toString('hex'))
  }

  /** Whether it was valid, which it is no more. */
  function use(ticket: string, purpose: string): boolean {
    if (!isValid(ticket, purpose)) return false
    const { head } = partsOf(ticket)
    for (const [other, end] of used) if (end < performance.now()) used.delete(other)
    used.set(head.toString('hex'), head.readDoubleBE(RANDOM))
    return true
  }

  function signed(head: Buffer, purpose: string): Buffer {
    return createHmac('sha256', key).update(head).update(purpose).digest()
  }
}

function partsOf(ticket: string) {
  const bytes = Buffer.from(ticket, 'base64url')
  return { head: bytes.subarray(0, HEAD), signature: bytes.subarray(HEAD) }
}
