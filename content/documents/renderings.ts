import { onceOnSite } from '../addresses/routes.ts'
import type { LaunchDocument } from './launch-check.ts'
import { seenDocuments } from './seen-documents.ts'

/** A computer rendering in place of a photo: its file, and everywhere that it stands. */
export type Rendering = { asset: string; places: readonly RenderingPlace[] }

/** `path` is that of the picture as mutations write it, such as `sections[_key=="a"].picture`. */
type RenderingPlace = { document: LaunchDocument; path: string }

/** The renderings that the website shows, most seen first; those of samples that are to be removed are left out. */
export function renderingsIn(documents: readonly LaunchDocument[]): Rendering[] {
  const places = seenDocuments(documents)
    .filter(({ _type }) => !SAMPLES.includes(_type))
    .toSorted((one, other) => rank(one) - rank(other))
    .flatMap((document) => picturesIn(document).map((found) => ({ document, ...found })))
  const files = Map.groupBy(places, ({ asset }) => asset)
  return [...files].map(([asset, found]) => ({
    asset,
    places: found.map(({ document, path }) => ({ document, path })),
  }))
}

const SAMPLES = ['project', 'video']

/** By how many visitors see it: home, the main services on its cards, the other pages that there is one of, the other services. */
export function rank({ _type, category }: LaunchDocument): number {
  if (_type === 'homePage') return 0
  if (_type === 'service') return category ? 3 : 1
  return onceOnSite.some((type) => type === _type) ? 2 : 4
}

type Found = { asset: string; path: string }

function picturesIn(value: unknown, path = ''): Found[] {
  if (Array.isArray(value))
    return value.flatMap((item) => picturesIn(item, `${path}[_key=="${Object(item)._key}"]`))
  if (typeof value !== 'object' || value === null) return []
  const { asset, rendering, shown } = { asset: undefined, rendering: undefined, shown: undefined, ...value }
  if (shown === false) return []
  const file: unknown = Object(asset)._ref
  if (rendering === true && typeof file === 'string') return [{ asset: file, path }]
  return Object.entries(value).flatMap(([name, inner]) => picturesIn(inner, path ? `${path}.${name}` : name))
}
