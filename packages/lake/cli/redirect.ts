import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import tls from 'node:tls'
import { HOSTS } from './pass-on.ts'
import { leadPages } from './served-pages.ts'

/**
 * `node --import redirect.ts program`: what the program asks of Sanity's API goes to the gateway of `oxbow run`. `https`, `fetch` and
 * the undici that `@sanity/client` 8 brings all open their connections with `tls.connect`. The gateway has no certificate for these
 * hosts, so the connection stays plain, and looks like an encrypted one to who opened it.
 */
const port = Number(process.env.OXBOW_GATEWAY)

const connect = new Proxy(tls.connect, {
  apply: (original, self, given: unknown[]) =>
    given.some(isForSanity) ? connectHere(given) : Reflect.apply(original, self, given),
})
Object.assign(tls, { connect })
syncBuiltinESMExports()
leadPages(port)

function isForSanity(given: unknown): boolean {
  if (typeof given === 'string') return HOSTS.test(given)
  // One over another socket goes through a proxy of the program's own.
  if (typeof given !== 'object' || given === null || ('socket' in given && given.socket)) return false
  return 'host' in given && HOSTS.test(String(given.host))
}

function connectHere(given: readonly unknown[]): net.Socket {
  const socket = net.connect({ host: '127.0.0.1', port })
  Object.assign(socket, { encrypted: true, authorized: true, alpnProtocol: false })
  for (const listener of given)
    if (typeof listener === 'function') socket.once('secureConnect', () => listener())
  return socket.once('connect', () => socket.emit('secureConnect'))
}
