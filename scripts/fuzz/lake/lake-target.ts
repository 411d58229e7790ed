import { z } from 'zod'
import type { FuzzRequest } from '../connection.ts'
import { noise, words } from '../generators.ts'
import { oddHeader } from '../odd-values.ts'
import type { Random } from '../random.ts'
import type { Generator, Target } from '../target.ts'
import { body } from './lake-bodies.ts'
import { lakePaths, type PathGenerator } from './lake-paths.ts'

/** What requests contain beside random values: the paths of uploaded files, and headers that identify a sender. */
export type LakeFacts = {
  host: string
  assets: readonly string[]
  identities: readonly (readonly string[])[]
}

const METHODS = words('GET HEAD POST PUT DELETE OPTIONS PATCH TRACE QUERY')
const HOSTS = ['a@localhost', 'localhost:99999', '[::1', 'evil.example', 'local host', '%', '']
const WITH_BODY = ['writes', 'uploads', 'login']
/** With these the server would wait, rightly, for the rest of a request. */
const FRAMING = /^(connection|content-length|expect|host|transfer-encoding|upgrade):/i
const UPGRADE = ['Upgrade: websocket', 'Connection: Upgrade', 'Sec-WebSocket-Version: 13']
const STRANGERS = [[], ['Authorization: Bearer guess'], ['Cookie: lake_session=guess; lake_known=guess']]

/** The lake and the Studio, as a stranger reaches them. */
export const lake: Target = {
  name: 'lake',
  addressOf: ({ studioUrl }) => studioUrl,
  processOf: (product) => product.lake.running,
  visit: '/lake/login',
  async kindsAt(address) {
    const query = '*[_type in ["sanity.imageAsset", "sanity.fileAsset"]][0...10].path'
    const url = new URL(`/lake/v1/data/query/production?${new URLSearchParams({ query })}`, address)
    const { result } = z.object({ result: z.array(z.string()) }).parse(await (await fetch(url)).json())
    return lakeKinds({ host: url.host, assets: result, identities: STRANGERS })
  },
}

/** Generators of odd requests to every endpoint of the lake: any method, any of the given identities. */
export function lakeKinds(facts: LakeFacts): Record<string, Generator> {
  const paths = Object.entries(lakePaths(facts.assets))
  const kinds = paths.map(([kind, make]): [string, Generator] => [
    kind,
    (random) => request(random, facts, make, WITH_BODY.includes(kind)),
  ])
  return { ...Object.fromEntries(kinds), noise: (random) => ({ bytes: `x${noise(random, 300)}\r\n\r\n` }) }
}

function request(random: Random, facts: LakeFacts, make: PathGenerator, isWrite: boolean): FuzzRequest {
  const content = isWrite || random.once(10) ? body(random) : ''
  const usual = content || isWrite ? 'POST' : 'GET'
  // Bytes beyond the stated length are read as another request.
  const length = Math.max(0, Buffer.byteLength(content) - (random.once(50) ? random.below(3) : 0))
  const path = make(random)
  const lines = [
    `${random.once(5) ? random.of(METHODS) : usual} ${path} HTTP/1.1`,
    `Host: ${random.once(20) ? random.of(HOSTS) : facts.host}`,
    `Content-Length: ${length}`,
    ...random.of(facts.identities),
    ...random.some(3, () => oddHeader(random)).filter((line) => !FRAMING.test(line)),
    ...(path.includes('socket') || random.once(20) ? UPGRADE : ['Connection: close']),
  ]
  return { bytes: [...lines, '', Buffer.from(content).toString('latin1')].join('\r\n') }
}
