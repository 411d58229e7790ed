import { expect, test } from 'vitest'
import { networkOf, visitorAddresses } from './visitor-address.ts'

const VISITOR = '192.0.2.7'
const addresses = ['127.0.0.1', '::1', '10.0.0.0/8', '2001:db8:1::/48']
const behindProxy = visitorAddresses({ header: 'x-forwarded-for', addresses })

test('without a proxy it is the address of the connection, whatever a header says', () => {
  expect(visitorAddresses(undefined)(from(VISITOR, '203.0.113.5'))).toBe(VISITOR)
})

test('what does not come from the proxy is taken by its connection', () => {
  for (const peer of [VISITOR, '2001:db8:2::1', '11.0.0.1'])
    expect(behindProxy(from(peer, '203.0.113.5'))).toBe(peer)
})

test.each(['127.0.0.1', '::ffff:127.0.0.1', '::1', '10.20.30.40', '2001:db8:1:2::3'])(
  'what comes from the proxy at %s is taken by its word',
  (peer) => {
    expect(behindProxy(from(peer, VISITOR))).toBe(VISITOR)
  },
)

test('what a visitor wrote in the header before the proxy did does not count', () => {
  expect(behindProxy(from('::1', `203.0.113.5, ${VISITOR}`))).toBe(VISITOR)
  expect(behindProxy(from('::1', `127.0.0.1, 203.0.113.5, ${VISITOR}`))).toBe(VISITOR)
  expect(behindProxy(from('::1', ['203.0.113.5', VISITOR]))).toBe(VISITOR)
})

test('of several proxies of ours in a row the first one has seen the visitor', () => {
  expect(behindProxy(from('127.0.0.1', `203.0.113.5, ${VISITOR}, 10.0.0.2, 10.0.0.3`))).toBe(VISITOR)
})

test('an address may have a port', () => {
  expect(behindProxy(from('::1', `${VISITOR}:4711`))).toBe(VISITOR)
  expect(behindProxy(from('::1', '[2001:db8:2::1]:4711'))).toBe('2001:db8:2::1')
})

test.each(['', 'unknown', 'for=192.0.2.7', '203.0.113.5, unknown', '10.0.0.2'])(
  'a proxy that says "%s" names no visitor, and stands for all of them itself',
  (told) => {
    expect(behindProxy(from('127.0.0.1', told))).toBe('127.0.0.1')
  },
)

test('a connection that has gone has no address', () => {
  expect(behindProxy({ headers: {}, socket: {} })).toBeUndefined()
  expect(behindProxy({ headers: {}, socket: { remoteAddress: '::1' } })).toBe('::1')
})

test.each([
  [['192.0.2.7', '::ffff:192.0.2.7', '::FFFF:c000:207', '0:0:0:0:0:ffff:192.0.2.7'], '192.0.2.7'],
  [['2001:db8:1:2::1', '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff'], '2001:db8:1:2'],
  [['fe80::1%eth0', 'fe80::2%eth1'], 'fe80:0:0:0'],
  [['::1', '::'], '0:0:0:0'],
  [['64:ff9b::192.0.2.7', '64:ff9b::1'], '64:ff9b:0:0'],
])('%s are of one network', (addresses, network) => {
  expect(addresses.map(networkOf)).toEqual(addresses.map(() => network))
})

function from(remoteAddress: string, told: string | string[]) {
  return { headers: { 'x-forwarded-for': told }, socket: { remoteAddress } }
}
