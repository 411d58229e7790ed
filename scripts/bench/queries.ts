import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startTestLake, type TestLake } from 'oxbow/testing'
import { median, megabytesOf, type Row, repeat, tenths, timeOf } from './measuring.ts'

const SIZES = [1_000, 10_000, 100_000] as const
const RUNS = 15
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
]

/** What the lake's queries cost with few documents and with many: milliseconds of one answer, the median of several. */
export async function benchQueries(): Promise<Row[]> {
  const rows: Record<string, Record<string, number>> = {}
  for (const size of SIZES)
    for (const [name, figure] of Object.entries(await measureAll(size)))
      rows[name] = { ...rows[name], [`${size} documents`]: figure }
  return Object.entries(rows).map(([query, figures]) => ({ query, ...figures }))
}

async function measureAll(size: number): Promise<Record<string, number>> {
  // On disk, as in earnest: one in memory has no processes for queries.
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const before = megabytesOf(process.pid)
  const lake = await startTestLake({ directory })
  await fill(lake, size)
  const figures: Record<string, number> = {}
  // A query that is refused shows no time.
  for (const query of queries) figures[query] = await medianOf(lake, query).catch(() => Number.NaN)
  const afterWrites = await repeat(RUNS, async (run) => {
    await lake.client.patch('item-76').set({ rank: run }).commit({ visibility: 'async' })
    return timeOf(() => ask(lake, queries[1]))
  })
  const memory = megabytesOf(process.pid) - before
  await lake.close()
  rmSync(directory, { recursive: true })
  return { ...figures, 'by slug after a write': tenths(median(afterWrites)), 'MB of all processes': memory }
}

/** Asked once before, which makes the indexes that it needs. */
async function medianOf(lake: TestLake, query: string): Promise<number> {
  await ask(lake, query)
  return tenths(median(await repeat(RUNS, () => timeOf(() => ask(lake, query)))))
}

async function ask({ url, lake }: TestLake, query = ''): Promise<void> {
  const address = `${url}/lake/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
  const headers = { authorization: `Bearer ${lake.options.token}` }
  const response = await lake.fetch(new Request(address, { headers }))
  if (!response.ok) throw new Error(`The lake answered ${response.status} to ${query}.`)
  await response.json()
}

async function fill({ client }: TestLake, size: number): Promise<void> {
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
