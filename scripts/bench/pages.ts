import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../environment/project-root.ts'
import { seed } from '../seed/seeding.ts'
import { startTestLake } from '../testing/test-lake.ts'
import type { Row } from './measuring.ts'
import { compareSizes, type Figures, medianOf } from './queries.ts'
import { generatedSlug, writePages } from './scale.ts'

const [FEW, MANY] = [100, 10_000]
const params = { town: 'matthews', service: 'painting' }
/** Of kinds that have several pages; to the others it makes no difference. */
const slugs: Record<string, string> = {
  servicePageQuery: 'painting',
  serviceAreaPageQuery: 'charlotte',
  serviceInAreaPageQuery: generatedSlug(FEW - 1),
}
/** As TypeGen writes them above the types of their answers. */
const QUERIES = /\/\/ Variable: (\w+PageQuery)\n\/\/ Query: (.*)/g

/** What the whole query of a page costs, in milliseconds, on a site of few pages and on one of many. */
export function benchPages(): Promise<Row[]> {
  return compareSizes([FEW, MANY], 'pages', measure)
}

async function measure(size: number): Promise<Figures> {
  const { client, lake, close } = await startTestLake({ isOnDisk: true })
  await seed({ client, replace: false, log: () => undefined })
  await writePages(client, size)
  const figures: Figures = {}
  const types = readFileSync(path.join(root, 'content/sanity.types.ts'), 'utf8')
  for (const [, kind = '', query = ''] of types.matchAll(QUERIES))
    figures[kind] = await medianOf(lake, query, { ...params, slug: slugs[kind] ?? '' })
  await close()
  return figures
}
