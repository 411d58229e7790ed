import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import type { Lake } from 'oxbow'
import { startTestLake } from 'oxbow/testing'
import { freePorts } from '../environment/ports.ts'
import { LITTLE_ROOM } from '../product/parts.ts'
import { clientOfLake, startLakeProcess } from '../testing/lake-process.ts'
import { runLoad } from './load.ts'
import { median, megabytesOf, percentile, type Row, repeat, tenths, timeOf } from './measuring.ts'

const SIZES = [1_000, 10_000, 100_000] as const
const RUNS = 15
const READERS = 200
const WARM_UP = 3
const SECONDS = 10
const PER_TRANSACTION = 1_000
const TYPES = ['post', 'page', 'person', 'place', 'review']
/** Documents that refer to the same one. */
const PER_CATEGORY = 20
const WORDS = Array.from({ length: 3_000 }, (_, index) => `word${(index * 7919) % 3_001}`)

/** Of the shapes that pages ask, over generated documents. */
const queries = [
  '*[_id == "item-77"][0]',
  '*[_type == "page" && slug.current == "item-76"][0]',
  '*[_type == "post"] | order(publishedAt desc)[0...20]{_id, title}',
  '*[_type == "post" && defined(slug.current)] | order(publishedAt desc)[0...20]{_id, title}',
  '*[_type == "post"] | order(publishedAt desc)[60...80]{_id, title}',
  '*[references("item-5")]._id',
  '*[_type == "post" && references("item-5")]._id',
  '*[_type == "page"] | order(title)[0...10]{title, "n": count(*[references(^._id)])}',
  'count(*[_type == "post"])',
  'count(*[_type == "post" && rank == 7])',
  '*[_type == "post" && title match "word170*"]._id',
  '*[pt::text(body) match "word170 word171"]._id',
  '*[defined(slug.current)].slug.current',
] as const

export type Figures = Record<string, number>

/** What the lake's queries cost with few documents and with many. */
export function benchQueries(): Promise<Row[]> {
  return compareSizes(SIZES, 'documents', measureAll)
}

/** A row for each figure, with a column for each size. */
export async function compareSizes(
  sizes: readonly number[],
  unit: string,
  measure: (size: number) => Promise<Figures>,
): Promise<Row[]> {
  const rows: Record<string, Figures> = {}
  for (const size of sizes)
    for (const [name, figure] of Object.entries(await measure(size)))
      rows[name] = { ...rows[name], [`${size} ${unit}`]: figure }
  return Object.entries(rows).map(([query, figures]) => ({ query, ...figures }))
}

async function measureAll(size: number): Promise<Figures> {
  // On disk, as in earnest: one in memory has no processes for queries.
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const { lake, client, close } = await startTestLake({ directory })
  await fill(client, size)
  const figures: Figures = {}
  // A query that is refused shows no time.
  for (const query of queries) figures[query] = await medianOf(lake, query).catch(() => Number.NaN)
  // So often that the median is none of a garbage collection.
  const afterWrites = await repeat(4 * RUNS, async (run) => {
    await client.patch('item-76').set({ rank: run }).commit({ visibility: 'async' })
    return timeOf(() => ask(lake, queries[1]))
  })
  await close()
  const ofProcess = await measureProcess(directory)
  rmSync(directory, { recursive: true })
  return { ...figures, 'by slug after a write': tenths(median(afterWrites)), ...ofProcess }
}

/** Of a lake with these documents in processes of its own, as the product starts it. */
async function measureProcess(directory: string): Promise<Figures> {
  const [port = 0] = await freePorts(1)
  const running = startLakeProcess({ directory, port, node: [LITTLE_ROOM] })
  await running.ready()
  const client = clientOfLake(port)
  const first = await timeOf(() => client.fetch(queries[0]))
  for (const query of queries) await client.fetch(query).catch(() => 'refused, as above')
  const memory = megabytesOf(running.child.pid)
  await client
    .withConfig({ token: undefined })
    .fetch(queries[1])
    .catch(() => 'it took longer than a stranger may')
  const withStrangers = megabytesOf(running.child.pid)
  const address = client.getUrl(`/data/query/production?query=${encodeURIComponent(queries[2])}`)
  const readers = { connections: READERS, authorization: `Bearer ${client.config().token}` }
  await runLoad(address, WARM_UP, readers)
  const { times, failed } = await runLoad(address, SECONDS, readers)
  await running.stop()
  return {
    'first answer by id after a start (1,000 at 100,000)': tenths(first),
    'MB of the lake (250 at 1,000, 1,200 at 100,000)': memory,
    'MB with the process for strangers': withStrangers,
    '200 readers with a token, 99th percentile (500 at 10,000)': tenths(percentile(times, 0.99)),
    'their answers a second': Math.round((times.length - failed) / SECONDS),
  }
}

/** Milliseconds of one answer. Asked once before, which makes the indexes that it needs. */
export async function medianOf(lake: Lake, query: string, params = {}): Promise<number> {
  await ask(lake, query, params)
  return tenths(median(await repeat(RUNS, () => timeOf(() => ask(lake, query, params)))))
}

async function ask(lake: Lake, query: string, params = {}): Promise<void> {
  const values = Object.entries(params).map(([name, value]) => [`$${name}`, JSON.stringify(value)])
  const asked = new URLSearchParams([['query', query], ...values])
  const address = `http://localhost/lake/v2025-02-19/data/query/production?${asked}`
  const headers = { authorization: `Bearer ${lake.options.token}` }
  const response = await lake.fetch(new Request(address, { headers }))
  if (!response.ok) throw new Error(`The lake answered ${response.status} to ${query}.`)
  await response.json()
}

async function fill(client: SanityClient, size: number): Promise<void> {
  const creations = Array.from({ length: size }, (_, index) => ({ create: item(index) }))
  while (creations.length > 0)
    await client.mutate(creations.splice(0, PER_TRANSACTION), { visibility: 'async' })
}

/** A document of about 1.3 kB. */
function item(index: number) {
  const word = (at: number) => WORDS[(index * 31 + at * 17 * (index % 13)) % WORDS.length]
  const words = (count: number) => Array.from({ length: count }, (_, at) => word(at)).join(' ')
  return {
    _id: `item-${index}`,
    _type: TYPES[index % TYPES.length] ?? 'post',
    title: `${words(3)} ${index}`,
    slug: { _type: 'slug', current: `item-${index}` },
    rank: index % 50,
    publishedAt: new Date(1_600_000_000_000 + ((index * 7919) % 100_003) * 60_000).toISOString(),
    category: { _type: 'reference', _ref: `item-${Math.floor(index / PER_CATEGORY)}` },
    body: Array.from({ length: 3 }, (_, block) => ({
      _type: 'block',
      _key: `${block}`,
      children: [{ _type: 'span', _key: 'a', text: words(40) }],
    })),
  }
}
