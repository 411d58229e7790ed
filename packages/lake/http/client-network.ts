import { isIP } from 'node:net'

/**
 * The network that rate limits count a client by: an IPv4 address itself, also when it is mapped into IPv6; of an IPv6 address
 * the /64 prefix, since a client that has one address has all of that network. The site has a function of its own
 * (`content/environment/visitor-address.ts`), because this package imports nothing of it.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '')
  if (isIP(bare) !== 6) return bare.slice(0, 100)
  const groups = groupsOf(bare)
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (!isMapped) return `${groups.slice(0, 4).map(hexadecimal).join(':')}::/64`
  return ipv4In(groups, 6)
}

/** The IPv4 address that stands in two of the eight numbers of an IPv6 address. */
export function ipv4In(groups: readonly number[], first: number): string {
  const bytes = groups.slice(first, first + 2).flatMap((group) => [group >> 8, group & 255])
  return bytes.join('.')
}

/** The eight numbers of an IPv6 address; a URL writes its last two in hexadecimal, whatever they were written in. */
export function groupsOf(address: string): number[] {
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [before = [], after = []] = written.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16))
}

function hexadecimal(group: number): string {
  return group.toString(16)
}
