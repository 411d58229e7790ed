import { BlockList, isIP, isIPv6 } from 'node:net'
import type { TrustedProxy } from './environment.ts'

/** What is asked of a request, as Node's server has it. */
type Incoming = {
  headers: Readonly<Record<string, string | string[] | undefined>>
  socket: { remoteAddress?: string | undefined }
}

/**
 * Gives a function that tells the address a request came from: the connection's, unless that is the proxy's. Then it is the last
 * address in the header that is none of the proxy's own: a proxy appends what it saw, and all before that may be forged. It is
 * `undefined` when the connection has gone.
 */
export function visitorAddresses(
  proxy: TrustedProxy | undefined,
): (incoming: Incoming) => string | undefined {
  if (!proxy) return ({ socket }) => socket.remoteAddress
  const ours = listOf(proxy.addresses)
  const isOurs = (address: string) => ours.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  return ({ headers, socket: { remoteAddress: peer } }) => {
    if (!peer || !isOurs(peer)) return peer
    const told = [headers[proxy.header] ?? []].flat().join().split(',').map(bare)
    const visitor = told.findLast((address) => isIP(address) === 0 || !isOurs(address))
    return visitor && isIP(visitor) ? visitor : peer
  }
}

/**
 * What limits count a visitor by: an IPv4 address; of an IPv6 address the first 64 bits, since a visitor who has one address has all
 * that begin with them. The lake counts by a function of its own, since it imports nothing of ours.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return plain
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:(\w+):(\w+)$/.exec(written) ?? []
  if (high && low)
    return [high, low]
      .map((group) => Number.parseInt(group, 16))
      .flatMap((group) => [group >> 8, group & 255])
      .join('.')
  const [before = [], after = []] = written.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].slice(0, 4).join(':')
}

function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of addresses) {
    const [address = '', bits] = text.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Some proxies name the port as well: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function bare(text: string): string {
  const entry = text.trim()
  return entry.match(/^\[(.*)\](?::\d+)?$/)?.[1] ?? entry.match(/^([\d.]+):\d+$/)?.[1] ?? entry
}
