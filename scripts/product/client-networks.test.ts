import { networkOf as networkOfClient } from 'oxbow/client-network'
import { expect, test } from 'vitest'
import { networkOf as networkOfVisitor } from '#content/environment/visitor-address.ts'

/** Those of a row are of one network, and those of two rows of two. */
const networks = [
  ['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7'],
  ['192.0.2.8'],
  ['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:ffff:c000:207'],
  ['2001:db8:1:3::1'],
  ['fe80::1%eth0', 'fe80::2%eth1'],
  ['::1', '::'],
  ['64:ff9b::192.0.2.7', '64:ff9b::1'],
]

test.each([
  ['the site', networkOfVisitor],
  ['the lake', networkOfClient],
])('%s counts clients of one network as one, and no others', (_, networkOf) => {
  const found = networks.map((addresses) => new Set(addresses.map(networkOf)))
  expect(found.map(({ size }) => size)).toEqual(networks.map(() => 1))
  expect(new Set(found.flatMap((each) => [...each])).size).toBe(networks.length)
})
