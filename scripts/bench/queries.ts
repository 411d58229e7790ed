import type { SanityClient } from '@sanity/client'
import { type TemporaryLake, temporaryLake } from '#lake/testing/temporary-lake.ts'
import { median, milliseconds, printTable } from '../console/figures.ts'

const SIZES = [200, 20_000] as const
const RUNS = 31
const PER_TRANSACTION = 1_000
const CATEGORIES = 10

/** Queries of the shapes that pages ask, over generated documents. */
const queries = {
  list: '*[_type == "item"] | order(title) [0...20] {_id, title}',
  'by slug': '*[_type == "item" && slug.current == "item-77"][0]',
  'by _id': '*[_id == "item-77"][0]',
  'list with references': '*[_type == "item"] | order(title) [0...20] {title, "category": category->title}',
}

type Times = { client: number; inProcess: number }

/** Times of the lake's queries over HTTP and by calling its handler, with few documents and with many. */
export async function benchQueries(): Promise<void> {
  const [small, large] = [await measureAll(SIZES[0]), await measureAll(SIZES[1])]
  console.log(`\nThe lake's queries, median of ${RUNS}, at ${SIZES.map(count).join(' and ')} documents`)
  const head = [
    '',
    ...SIZES.flatMap((size) => [`${count(size)} HTTP`, `${count(size)} in process`]),
    'times as long',
  ]
  const rows = Object.keys(queries).map((name) => {
    const [at200, at20000] = [small.get(name), large.get(name)]
    if (!at200 || !at20000) throw new Error(`The query "${name}" was not measured.`)
    const figures = [at200.client, at200.inProcess, at20000.client, at20000.inProcess].map(milliseconds)
    return [name, ...figures, `${(at20000.client / at200.client).toFixed(1)}×`]
  })
  printTable(head, rows)
}

async function measureAll(size: number): Promise<Map<string, Times>> {
  const lake = await temporaryLake()
  await fill(lake.client, size)
  const times = new Map<string, Times>()
  for (const [name, query] of Object.entries(queries)) {
    const client = await medianOf(() => lake.client.fetch(query))
    const inProcess = await medianOf(() => handle(lake, query))
    times.set(name, { client, inProcess })
  }
  await lake.end()
  return times
}

async function handle({ lake, url }: TemporaryLake, query: string): Promise<unknown> {
  const address = `${url}/lake/v2025-02-19/data/query/production?query=${encodeURIComponent(query)}`
  const response = await lake.handle(new Request(address))
  if (!response.ok) throw new Error(`The lake answered ${response.status} to ${query}.`)
  return response.json()
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now()
    await work()
    times.push(performance.now() - started)
  }
  return median(times)
}

async function fill(client: SanityClient, size: number): Promise<void> {
  const documents = [
    ...Array.from({ length: CATEGORIES }, (_, index) => category(index)),
    ...Array.from({ length: size - CATEGORIES }, (_, index) => item(index)),
  ]
  for (let first = 0; first < documents.length; first += PER_TRANSACTION) {
    const transaction = client.transaction()
    for (const document of documents.slice(first, first + PER_TRANSACTION)) transaction.create(document)
    await transaction.commit({ visibility: 'async' })
  }
}

function category(index: number) {
  return { _id: `category-${index}`, _type: 'category', title: `Category ${index}` }
}

function item(index: number) {
  return {
    _id: `item-${index}`,
    _type: 'item',
    title: `Item ${(index * 7919) % 20_011}`,
    slug: { _type: 'slug', current: `item-${index}` },
    category: { _type: 'reference', _ref: `category-${index % CATEGORIES}` },
    text: 'A sentence of ordinary length, as a page of a local business would have it. '.repeat(4),
  }
}

function count(size: number): string {
  return size.toLocaleString('en-US')
}
