import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { freePorts } from '../environment/ports.ts'
import { LITTLE_ROOM } from '../product/parts.ts'
import { clientOfLake, startLakeProcess } from '../testing/lake-process.ts'
import { runLoad } from './load.ts'
import { median, megabytesOf, percentile, type Row, repeat, tenths, timeOf } from './measuring.ts'

const SIZES = [1_000, 10_000, 100_000]
const RUNS = 15
const READERS = 200
const WARM_UP = 3
const SECONDS = 10
const PER_TRANSACTION = 1_000
const TYPES = ['post', 'page', 'person', 'place', 'review']
/** Documents that refer to the same one. */
const PER_CATEGORY = 20
const WORDS = Array.from({ length: 3_000 }, (_, index) => `word${(index * 7919) % 3_001}`)

const BY_ID = '*[_id == "item-77"][0]'
const BY_SLUG = '*[_type == "page" && slug.current == "item-76"][0]'
const NEWEST = '*[_type == "post"] | order(publishedAt desc)[0...20]{_id, title}'
/** Of the shapes that pages ask, over generated documents. */
const queries = [
  BY_ID,
  BY_SLUG,
  NEWEST,
  '*[references("item-5")]._id',
  '*[_type == "page"] | order(title)[0...10]{title, "n": count(*[references(^._id)])}',
  'count(*[_type == "post" && rank == 7])',
  '*[_type == "post" && title match "word170*"]._id',
  '*[pt::text(body) match "word170 word171"]._id',
  '*[defined(slug.current)].slug.current',
]

type Figures = Record<string, number>

/** What the lake's queries cost with few documents and with many: a row for each, with a column for each size. */
export async function benchQueries(): Promise<Row[]> {
  const rows: Record<string, Figures> = {}
  for (const size of SIZES)
    for (const [name, figure] of Object.entries(await measure(size)))
      rows[name] = { ...rows[name], [`${size} documents`]: figure }
  return Object.entries(rows).map(([query, figures]) => ({ query, ...figures }))
}

/** Of a lake with so many documents in processes of its own, as the product starts it. */
async function measure(size: number): Promise<Figures> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const [port = 0] = await freePorts(1)
  const start = async () => {
    const lake = startLakeProcess({ directory, port, node: [LITTLE_ROOM] })
    await lake.ready()
    return lake
  }
  const client = clientOfLake(port)
  const filled = await start()
  await fill(client, size)
  await filled.stop()
  const running = await start()
  const first = tenths(await timeOf(() => client.fetch(BY_ID)))
  const figures: Figures = { 'first answer by id after a start (1,000 at 100,000)': first }
  // A query that is refused shows no time.
  for (const query of queries) figures[query] = await medianOf(client, query).catch(() => Number.NaN)
  // So often that the median is none of a garbage collection.
  const afterWrites = await repeat(4 * RUNS, async (run) => {
    await client.patch('item-76').set({ rank: run }).commit({ visibility: 'async' })
    return timeOf(() => client.fetch(BY_SLUG))
  })
  const memory = megabytesOf(running.child.pid)
  const readers = { connections: READERS, authorization: `Bearer ${client.config().token}` }
  const address = client.getUrl(`/data/query/production?query=${encodeURIComponent(NEWEST)}`)
  await runLoad(address, WARM_UP, readers)
  const { times, failed } = await runLoad(address, SECONDS, readers)
  await running.stop()
  rmSync(directory, { recursive: true })
  return {
    ...figures,
    'by slug after a write': tenths(median(afterWrites)),
    'MB of the lake (250 at 1,000, 1,200 at 100,000)': memory,
    '200 readers with a token, 99th percentile (500 at 10,000)': tenths(percentile(times, 0.99)),
    'their answers a second': Math.round((times.length - failed) / SECONDS),
  }
}

/** Milliseconds of one answer. Asked once before, which makes the indexes that it needs. */
async function medianOf(client: SanityClient, query: string): Promise<number> {
  await client.fetch(query)
  return tenths(median(await repeat(RUNS, () => timeOf(() => client.fetch(query)))))
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
  const children = [{ _type: 'span', _key: 'a', text: words(120) }]
  return {
    _id: `item-${index}`,
    _type: TYPES[index % TYPES.length] ?? 'post',
    title: `${words(3)} ${index}`,
    slug: { _type: 'slug', current: `item-${index}` },
    rank: index % 50,
    publishedAt: new Date(1_600_000_000_000 + ((index * 7919) % 100_003) * 60_000).toISOString(),
    category: { _type: 'reference', _ref: `item-${Math.floor(index / PER_CATEGORY)}` },
    body: [{ _type: 'block', _key: '0', children }],
  }
}
