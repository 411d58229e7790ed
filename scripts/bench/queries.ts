import { type TemporaryLake, temporaryLake } from 'oxbow/testing'
import { median, milliseconds } from '../console/figures.ts'
import { repeat, type Table, timeOf } from './table.ts'

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

const count = (size: number) => size.toLocaleString('en-US')

/** Times of the lake's queries over HTTP and by calling its handler, with few documents and with many. */
export async function benchQueries(): Promise<Table> {
  const [few, many] = [await measureAll(SIZES[0]), await measureAll(SIZES[1])]
  return {
    title: `The lake's queries, median of ${RUNS}, at ${SIZES.map(count).join(' and ')} documents`,
    head: [
      '',
      ...SIZES.flatMap((size) => [`${count(size)} HTTP`, `${count(size)} in process`]),
      'times as long',
    ],
    rows: Object.keys(queries).map((name, index) => {
      const times = [...(few[index] ?? []), ...(many[index] ?? [])]
      return [name, ...times.map(milliseconds), `${(Number(times[2]) / Number(times[0])).toFixed(1)}×`]
    }),
  }
}

/** For each query the time over HTTP and in process. */
async function measureAll(size: number): Promise<number[][]> {
  const lake = await temporaryLake()
  await fill(lake, size)
  const times: number[][] = []
  for (const query of Object.values(queries)) {
    const overHttp = await repeat(RUNS, () => timeOf(() => lake.client.fetch(query)))
    const inProcess = await repeat(RUNS, () => timeOf(() => handle(lake, query)))
    times.push([median(overHttp), median(inProcess)])
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

async function fill({ client }: TemporaryLake, size: number): Promise<void> {
  const documents = Array.from({ length: size }, (_, index) =>
    index < CATEGORIES ? category(index) : item(index - CATEGORIES),
  )
  for (let first = 0; first < size; first += PER_TRANSACTION) {
    const create = documents.slice(first, first + PER_TRANSACTION).map((document) => ({ create: document }))
    await client.mutate(create, { visibility: 'async' })
  }
}

const category = (index: number) => ({
  _id: `category-${index}`,
  _type: 'category',
  title: `Category ${index}`,
})

const item = (index: number) => ({
  _id: `item-${index}`,
  _type: 'item',
  title: `Item ${(index * 7919) % 20_011}`,
  slug: { _type: 'slug', current: `item-${index}` },
  category: { _type: 'reference', _ref: `category-${index % CATEGORIES}` },
  text: 'A sentence of ordinary length, as a page of a local business would have it. '.repeat(4),
})
