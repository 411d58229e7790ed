import { contactCardPath, remindersPath } from '#content/addresses/downloads.ts'
import { fixedPaths, singlePages } from '#content/addresses/routes.ts'
import { pictureWidths } from '#content/pictures/rendition.ts'
import type { FuzzRequest } from './connection.ts'
import { oddHeader, oddValue } from './odd-values.ts'
import type { Random } from './random.ts'
import type { Target } from './target.ts'

const PAGE = '/services/painting'

/** The public site, as a stranger reaches it. */
export const site: Target = {
  name: 'site',
  addressOf: ({ localSiteUrl }) => localSiteUrl,
  processOf: (product) => product.delivery.running,
  visit: PAGE,
  async kindsAt(address) {
    const known = await pathsAt(address)
    return {
      paths: (random) => head('GET', oddPath(random, known)),
      targets: (random) => head('GET', oddTarget(random, known)),
      hosts: (random) => head('GET', random.of(known), oddHosts(random)),
      methods: (random) =>
        head(oddMethod(random), random.of(known), ['Host: localhost', 'Content-Length: 0']),
      headers: (random) => head('GET', random.of(known), ['Host: localhost', ...oddHeaders(random)]),
      queries: (random) => head('GET', `${random.of(known).split('?')[0]}?${oddQuery(random)}`),
      pictures: (random) =>
        head('GET', oddPicture(random, known), ['Host: localhost', ...oddHeaders(random)]),
      messages,
      upgrades: (random) => head('GET', random.of(known), ['Host: localhost', ...oddUpgrade(random)]),
      noise,
    }
  },
}

/** Every kind of path that the site answers, with the file names of this build. */
async function pathsAt(address: string): Promise<string[]> {
  const html = await (await fetch(new URL(PAGE, address))).text()
  const named = html.matchAll(/"((?:https?:\/\/[^"/]+)?\/(?:images|share|islands|_next\/static)\/[^"\s]+)"/g)
  const files = [...named].map(([, file = '']) => {
    const { pathname, search } = new URL(file.replaceAll('&amp;', '&'), address)
    return `${pathname}${search}`
  })
  return [
    ...Object.values(fixedPaths),
    ...Object.values(singlePages).map(({ path }) => path),
    ...[PAGE, '/service-areas/matthews', '/service-areas/atlantis/tiling', '/cities/matthews', '/estimate'],
    ...[contactCardPath, remindersPath({ slug: 'pressure-washing' }), '/robots.txt', '/favicon.ico'],
    ...['/api/any-town/tiling/atlantis', '/any-town/tiling', '/icons/maskable-512.png', '/sw.js'],
    ...new Set(files),
  ]
}

function head(method: string, target: string, lines: readonly string[] = ['Host: localhost']): FuzzRequest {
  return { bytes: [`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n') }
}

function oddPath(random: Random, known: readonly string[]): string {
  const folder = random.of([
    ...known.map((path) => path.split('?')[0] ?? ''),
    '',
    '/_next',
    '/_next/data',
    '/..',
  ])
  const parts = random.some(4, () => oddValue(random).replaceAll(/[\s?#]/g, ''))
  const ending = random.of([
    '',
    '',
    '/',
    '//',
    '.rsc',
    '.jpg',
    '.avif',
    '.ics',
    '.segments/_tree.segment.rsc',
    '%2f',
    '.',
  ])
  return `${[folder, ...parts].join('/')}${ending}` || '/'
}

function oddTarget(random: Random, known: readonly string[]): string {
  const path = random.of(known)
  const before = ['http://other.example', 'https://a:b@other.example:1', 'http://[', '//other.example', '\\']
  return random.of([
    `${random.of([...before, 'http://', '///', 'javascript:', '.', ''])}${path}`,
    '*',
    'other.example:443',
    `${path}#${oddValue(random).replaceAll(/\s/g, '')}`,
    `${path}/${'a'.repeat(random.below(30_000))}`,
    `/${'../'.repeat(random.below(50))}${path}`,
  ])
}

function oddHosts(random: Random): string[] {
  const name = () =>
    random.of(['localhost', 'other.example', 'a@localhost', '[::1', 'x:99999', oddValue(random)])
  return random.some(2, () => `Host: ${name()}`)
}

function oddMethod(random: Random): string {
  const known = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'PURGE']
  return random.once(6) ? random.letters('GETgetPOST-', 1 + random.below(30)) : random.of(known)
}

function oddHeaders(random: Random): string[] {
  return [oddHeader(random), ...random.some(5, () => oddHeader(random))]
}

function oddQuery(random: Random): string {
  const names = ['service', '_rsc', '__nextDataReq', 'utm_source', '__proto__', 'page[]']
  return random
    .some(8, () => `${random.of(names)}=${oddValue(random)}`)
    .join('&')
    .replaceAll(/[\s#]/g, '')
}

/** Most of these sizes are refused: the run tests how parameters are read, not how pictures are drawn. */
function oddPicture(random: Random, known: readonly string[]): string {
  const pictures = known.filter((path) => path.startsWith('/images/'))
  const folder = random.of(pictures).split('/').slice(0, 3).join('/')
  const width = random.of([...pictureWidths.slice(0, 2), 1, -640, '0640', '640.5', 'a', '', '0x280'])
  const parts = ['0-0-200x200', '0-0-200-200', '0-0-0x0', '99990-99990-9x9', '1-2-3', oddValue(random)]
  const ending = random.of(['.jpg', '.avif/', '', `x${oddValue(random)}.avif`])
  const path = random.of([
    `${folder}/whole/${width}.avif`,
    `${folder}/whole/${width}x200.avif`,
    `${folder}/${random.of(parts)}/${width}x200.avif`,
    `${folder}/whole/240${ending}`,
  ])
  return path.replaceAll(/[\s#]/g, '')
}

/** Messages to the webhook's address, without a valid signature. */
function messages(random: Random): FuzzRequest {
  const documents = [
    '{"_id":"business","_type":"business"}',
    '{"everything":true}',
    '{"_id":1}',
    '[]',
    '{',
    'null',
  ]
  const body = random.once(4) ? oddValue(random).repeat(1 + random.below(500)) : random.of(documents)
  const { length } = random.once(8) ? { length: body.length + 1 + random.below(1_000_000) } : body
  const lines = ['Host: localhost', `Content-Length: ${length}`, 'Content-Type: application/json']
  const signatures = random
    .some(3, () => oddHeader(random))
    .filter((line) => !/^(content-|transfer)/i.test(line))
  const { bytes } = head('POST', fixedPaths.revalidate, [...lines, ...signatures])
  return { bytes: `${bytes}${body}`, isComplete: length === body.length }
}

function oddUpgrade(random: Random): string[] {
  const protocol = random.of(['websocket', 'h2c', 'TLS/1.0', 'websocket, h2c', oddValue(random)])
  return ['Connection: Upgrade, HTTP2-Settings', `Upgrade: ${protocol}`, ...oddHeaders(random)]
}

/** Bytes that are no request, the beginning of one, or several in a row. */
function noise(random: Random): FuzzRequest {
  const { bytes } = head('GET', PAGE)
  const half = bytes.slice(0, random.below(bytes.length - 1))
  const any = Array.from({ length: 1 + random.below(400) }, () =>
    String.fromCharCode(random.below(256)),
  ).join('')
  return random.of([
    { bytes: half, isComplete: false },
    { bytes: any, isComplete: false },
    { bytes: bytes.repeat(1 + random.below(20)) },
    { bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n' },
    { bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', isComplete: false },
    { bytes: bytes.replace('HTTP/1.1', random.of(['HTTP/1.0', 'HTTP/9.9', 'HTTP/1', 'ICY'])) },
    { bytes: bytes.replaceAll('\r\n', random.of(['\n', '\r'])), isComplete: false },
    { bytes: bytes.replace('\r\n\r\n', `\r\n${'X: y\r\n'.repeat(random.below(4_000))}\r\n`) },
  ])
}
