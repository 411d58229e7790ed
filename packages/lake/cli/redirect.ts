import dns from 'node:dns/promises'
import http, { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { syncBuiltinESMExports } from 'node:module'
import net, { Socket } from 'node:net'
import tls from 'node:tls'
import { isObject } from '../documents/json.ts'
import { withForeignScript } from '../studio/foreign-script.ts'
import { HOSTS, passOn, passSocketOn } from './pass-on.ts'

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

/** Reserved by the IETF (RFC 4291), so that it is nobody's, and yet an address of the internet, on which Next insists. */
const NOWHERE = { address: '4000::1', family: 6 }
// Next asks where the host of a picture is before it connects, and without a network nobody could tell.
const lookup = new Proxy(dns.lookup, {
  apply: (original, self, given: unknown[]) => {
    const [name, options] = given
    if (!HOSTS.test(String(name))) return Reflect.apply(original, self, given)
    const isForAll = typeof options === 'object' && options !== null && 'all' in options && options.all
    return Promise.resolve(isForAll ? [NOWHERE] : NOWHERE)
  },
})
Object.assign(dns, { lookup })
syncBuiltinESMExports()
leadPages(port)

const FOR_LAKE = /^\/lake(?:\/|-page\.js$)/
const LOCAL = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/
const FORWARDED = /^(?:forwarded|via|x-forwarded-.+|x-real-ip)$/
const LOOPBACK = /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/

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

/**
 * Lets the pages that this program serves to a browser on this machine reach the lake: each begins with the script that leads
 * requests for Sanity's hosts to the page's own origin, and from there they go on to the gateway.
 */
function leadPages(gateway: number): void {
  http.Server.prototype.emit = new Proxy(http.Server.prototype.emit, {
    apply: (emit, server, given: unknown[]) => {
      const [event, request, answer] = given
      const isFromHere = request instanceof IncomingMessage && isLocal(request)
      if (isFromHere && event === 'request' && answer instanceof ServerResponse) {
        if (isForLake(request)) return passOn(request, answer, targetOf(request, gateway)) ?? true
        if (request.headers.accept?.includes('text/html')) beginWithScript(request, answer)
      }
      if (isFromHere && event === 'upgrade' && answer instanceof Socket && isForLake(request))
        return passSocketOn(request, answer, targetOf(request, gateway)) ?? true
      return Reflect.apply(emit, server, given)
    },
  })
}

/**
 * The gateway adds the lake's token, so it is for browsers on this machine, and neither for pages whose host name resolves to it nor
 * for whom a tunnel asks, which connects from here and names this machine as the host.
 */
function isLocal({ headers, socket }: IncomingMessage): boolean {
  if (Object.keys(headers).some((name) => FORWARDED.test(name))) return false
  return LOCAL.test(headers.host ?? '') && LOOPBACK.test(socket.remoteAddress ?? '')
}

function isForLake({ url }: IncomingMessage): boolean {
  return FOR_LAKE.test(url ?? '')
}

/** The gateway's, as a project's API would be asked. */
function targetOf({ url = '' }: IncomingMessage, port: number) {
  return { hostname: '127.0.0.1', port, host: 'api.sanity.io', path: url.replace(/^\/lake(?=\/)/, '') }
}

/** Before all other scripts, in the first piece of the page that has its head. */
function beginWithScript(request: IncomingMessage, answer: ServerResponse): void {
  // Compressed, it could not be read here.
  delete request.headers['accept-encoding']
  const isPage = () => String(answer.getHeader('content-type')).startsWith('text/html')
  let isBegun = false
  const add = (piece: unknown) => {
    const begun = isPage() && !isBegun ? withTag(piece) : undefined
    isBegun ||= begun !== undefined
    return begun ?? piece
  }
  answer.writeHead = new Proxy(answer.writeHead, {
    apply: (original, self, given: unknown[]) => {
      const headers = given.find(isHeaders)
      for (const [name, value] of Object.entries(headers ?? {}))
        if (value !== undefined) answer.setHeader(name, value)
      // Of the page as it was; a program that compresses sends it before the page.
      if (isPage()) answer.removeHeader('content-length')
      return Reflect.apply(original, self, headers ? given.filter((one) => one !== headers) : given)
    },
  })
  const send: ProxyHandler<typeof answer.write & typeof answer.end> = {
    apply: (original, self, [piece, ...rest]: unknown[]) =>
      Reflect.apply(original, self, [add(piece), ...rest]),
  }
  answer.write = new Proxy(answer.write, send)
  answer.end = new Proxy(answer.end, send)
}

/** Not their list of names and values in turn. */
function isHeaders(value: unknown): value is OutgoingHttpHeaders {
  return isObject(value)
}

function withTag(piece: unknown): Buffer | undefined {
  if (typeof piece !== 'string' && !(piece instanceof Uint8Array)) return undefined
  // A character for each byte: a longer one may be cut at the end of the piece.
  const text = Buffer.from(piece).toString('latin1')
  const begun = withForeignScript(text, 'site')
  return begun === text ? undefined : Buffer.from(begun, 'latin1')
}
