import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'
import { groupsOf, ipv4In } from './client-network.ts'

/** Addresses that lead to this machine, to private networks, or to many (iana.org, "IPv4 and IPv6 Special-Purpose Address Registry"). */
const INNER = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/4', '240.0.0.0/4'],
  ...['::/96', '64:ff9b:1::/48', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
]
/** Prefixes of IPv6 behind which an IPv4 address stands (NAT64; 6to4). */
const CARRIERS = [
  { prefix: '64:ff9b::/96', first: 6 },
  { prefix: '2002::/16', first: 1 },
] as const

const inner = listOf(INNER)
const carriers = CARRIERS.map(({ prefix, first }) => ({ list: listOf([prefix]), first }))

/** Whether an IP address leads to this machine or into a private network, however it is written. */
export function isInnerAddress(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
  if (inner.check(address, family)) return true
  const carrier = family === 'ipv6' ? carriers.find(({ list }) => list.check(address, family)) : undefined
  return (
    carrier !== undefined && inner.check(ipv4In(groupsOf(address.replace(/%.*/, '')), carrier.first), 'ipv4')
  )
}

/** Whether the host of a URL says without a look-up that it is this machine or in a private network. */
export function isInnerHost({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
  return isIP(host) > 0 ? isInnerAddress(host) : /(^|\.)(localhost|local|internal|home\.arpa)$/i.test(host)
}

/** Looks a name up for a connection, as `dns.lookup` does, and fails when it leads inside. The connection goes to no other address than what was looked at. */
export function lookupOutside(
  hostname: string,
  options: LookupOptions,
  done: (error: Error | null, address: string | LookupAddress[], family?: number) => void,
): void {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error('has no address'), '')
    if (addresses.some(({ address }) => isInnerAddress(address))) return done(new Error(INSIDE), '')
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

/** Why a connection is refused. */
export const INSIDE = 'its address is inside: this machine, or a private network'

function listOf(prefixes: readonly string[]): BlockList {
  const list = new BlockList()
  for (const prefix of prefixes) {
    const [address = '', bits] = prefix.split('/')
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}
