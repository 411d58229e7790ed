import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startTestLake, type TestLake } from 'oxbow/testing'
import { median } from '../console/figures.ts'
import { megabytesOf } from './site.ts'
import { repeat, type Table, timeOf } from './table.ts'

const SIZES = [1_000, 10_000, 100_000] as const
const RUNS = 15
const PER_TRANSACTION = 1_000
const TYPES = ['post', 'page', 'person', 'place', 'review']
/** Documents that refer to the same one. */
const PER_CATEGORY = 20
const WORDS = Array.from({ length: 3_000 }, (_, index) => `word${(index * 7919) % 3_001}`)

/** Queries of the shapes that pages ask, over generated documents. */
const queries = {
  'by id': '*[_id == "item-77"][0]',
  'by slug': '*[_type == "page" && slug.current == "item-76"][0]',
  'ordered page': '*[_type == "post"] | order(publishedAt desc)[0...20]{_id, title}',
  'ordered page, filtered':
    '*[_type == "post" && defined(slug.current)] | order(publishedAt desc)[0...20]{_id, title}',
  'page from the middle': '*[_type == "post"] | order(publishedAt desc)[60...80]{_id, title}',
  'references()': '*[references("item-5")]._id',
  'references() of a type': '*[_type == "post" && references("item-5")]._id',
  'references(^._id) of 10':
    '*[_type == "page"] | order(title)[0...10]{title, "n": count(*[references(^._id)])}',
  'count of a type': 'count(*[_type == "post"])',
  'count with a condition': 'count(*[_type == "post" && rank == 7])',
  'match on title': '*[_type == "post" && title match "word170*"]._id',
  'match on text': '*[pt::text(body) match "word170 word171"]._id',
  'every slug': '*[defined(slug.current)].slug.current',
}

const AFTER_A_WRITE = 'by slug after a write'

/** What the lake's queries cost with few documents and with many, with a token: of its own process and those that evaluate. */
export async function benchQueries(): Promise<Table> {
  const columns: string[][] = []
  for (const size of SIZES) columns.push(await measureAll(size))
  const names = [
    ...Object.keys(queries),
    AFTER_A_WRITE,
    'first by id after a start, ms',
    'MB of both processes',
  ]
  return {
    title: `The lake's queries: milliseconds of processor for one answer, median of ${RUNS}`,
    head: ['documents', ...SIZES.map((size) => size.toLocaleString('en-US'))],
    rows: names.map((name, index) => [name, ...columns.map((column) => column[index] ?? '')]),
  }
}

async function measureAll(size: number): Promise<string[]> {
  // On disk, as in earnest: one in memory has no processes for queries.
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  let lake = await startTestLake({ directory })
  await fill(lake, size)
  const costs: number[] = []
  for (const query of Object.values(queries)) {
    costs.push(await costOf(lake, query).catch(() => Number.NaN))
  }
  const afterWrite = await repeat(RUNS, async (run) => {
    await lake.client.patch('item-76').set({ rank: run }).commit({ visibility: 'async' })
    return processorTimeOf(() => ask(lake, queries['by slug']))
  })
  const figures = [...costs, median(afterWrite)].map((cost) => (cost > 0 ? cost.toFixed(1) : 'refused'))
  await lake.close()
  lake = await startTestLake({ directory })
  const request = requestFor(lake, queries['by id'])
  const first = await timeOf(async () => (await fetch(request.clone())).json())
  // A process for strangers starts as well.
  await fetch(request.url)
  const [, ...children] = processes()
  const memory = children.reduce((sum, pid) => sum + megabytesOf(Number(pid)), 0)
  await lake.close()
  rmSync(directory, { recursive: true })
  return [...figures, first.toFixed(0), memory.toFixed(0)]
}

/** Asked once before, which makes the indexes that it needs. */
async function costOf(lake: TestLake, query: string): Promise<number> {
  await ask(lake, query)
  return median(await repeat(RUNS, () => processorTimeOf(() => ask(lake, query))))
}

async function ask(test: TestLake, query: string): Promise<unknown> {
  const response = await test.lake.fetch(requestFor(test, query))
  if (!response.ok) throw new Error(`The lake answered ${response.status} to ${query}.`)
  return response.json()
}

function requestFor({ url, lake }: TestLake, query: string): Request {
  const address = `${url}/lake/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
  return new Request(address, { headers: { authorization: `Bearer ${lake.options.token}` } })
}

/** In milliseconds, of this process and its children. Only Linux tells it of children. */
async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = processorTime()
  await work()
  return processorTime() - before
}

function processorTime(): number {
  return processes().reduce((sum, pid) => sum + processorTimeOfProcess(pid), 0) / 1_000_000
}

/** In nanoseconds, of all threads. */
function processorTimeOfProcess(pid: string): number {
  const threads = readdirSync(`/proc/${pid}/task`)
  return threads.reduce((sum, thread) => {
    const [spent = 0] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ').map(Number)
    return sum + spent
  }, 0)
}

/** This process and its children, by id. */
function processes(): string[] {
  const own = String(process.pid)
  return [own, ...readFileSync(`/proc/${own}/task/${own}/children`, 'utf8').split(' ').filter(Boolean)]
}

async function fill({ client }: TestLake, size: number): Promise<void> {
  for (let first = 0; first < size; first += PER_TRANSACTION) {
    const items = Array.from({ length: Math.min(PER_TRANSACTION, size - first) }, (_, index) =>
      item(first + index),
    )
    await client.mutate(
      items.map((document) => ({ create: document })),
      { visibility: 'async' },
    )
  }
}

/** A document of about 1.3 kB. */
function item(index: number) {
  const words = (count: number) =>
    Array.from(
      { length: count },
      (_, at) => WORDS[(index * 31 + at * 17 * (index % 13)) % WORDS.length],
    ).join(' ')
  const target = Math.floor(index / PER_CATEGORY)
  return {
    _id: `item-${index}`,
    _type: TYPES[index % TYPES.length] ?? 'post',
    title: `${words(3)} ${index}`,
    slug: { _type: 'slug', current: `item-${index}` },
    rank: index % 50,
    publishedAt: new Date(1_600_000_000_000 + ((index * 7919) % 100_003) * 60_000).toISOString(),
    category: { _type: 'reference', _ref: `item-${target}` },
    body: Array.from({ length: 3 }, (_, block) => ({
      _type: 'block',
      _key: `${block}`,
      children: [{ _type: 'span', _key: 'a', text: words(40) }],
    })),
  }
}
