import { evaluateSync, parse, toJS } from 'groq-js'
import { pageQueries } from '#web/page-kinds/page-queries.ts'
import { anyTownPath, isTrade } from '../../../addresses/any-town.ts'
import { isRoutableType, pathOf } from '../../../addresses/routes.ts'
import type { PageKind } from '../../../documents/shown-on.ts'
import { pictureFiles, withAssets } from '../../pictures.ts'
import { seedKinds } from '../../seed-kinds.ts'

export type Content = Record<string, unknown> & { _id: string; _type: string }
export type Page = { id: string; path: string; kind: PageKind; params: Record<string, string> }
type Part = 'site' | 'page'

const assetIds = new Map(pictureFiles.map((file, index) => [file, pictureId(index)] as const))

const SEEDED = '2026-11-20T12:00:00Z'

/** The documents of the seed as the lake holds them, pictures included. */
export const seededDocuments: readonly Content[] = seedKinds
  .flatMap(({ documents }) => documents)
  .map((document) => ({ _createdAt: SEEDED, _updatedAt: SEEDED, ...withAssets(document, assetIds) }))

/** Throws when the seed has no such document. */
export function seededDocument(id: string): Content {
  const document = seededDocuments.find(({ _id }) => _id === id)
  if (document) return document
  throw new Error(`The seed has no ${id}.`)
}

const pagesOfDocuments: readonly Page[] = seededDocuments.flatMap((document) => {
  const { _id, _type } = document
  if (!isRoutableType(_type)) return []
  const slug = slugOf(document)
  return [{ id: _id, path: pathOf({ _type, slug }), kind: _type, params: paramsOf(document) }]
})

const pagesOfTrades: readonly Page[] = pagesOfDocuments.flatMap(({ kind, params: { slug = '' } }) =>
  kind === 'service' && isTrade(slug)
    ? [{ id: '', path: anyTownPath(slug), kind: 'anyTown', params: { slug } }]
    : [],
)

/** Every page that the seed gives the site, the one for unknown addresses aside. */
export const seededPages: readonly Page[] = [...pagesOfDocuments, ...pagesOfTrades]

/** Throws when the seed gives the site no page at a path. */
export function seededPage(path: string): Page {
  const page = seededPages.find((seeded) => seeded.path === path)
  if (page) return page
  throw new Error(`The seed gives the site no page ${path}.`)
}

/** Answers the pages' queries from documents in memory, `site` and `page` apart: most changes touch only one of them. */
export class ContentInMemory {
  readonly #documents: Map<string, Content>

  constructor(documents: readonly Content[]) {
    this.#documents = new Map(documents.map((document) => [document._id, document]))
  }

  /** The same content with another version of one document. */
  with(document: Content): ContentInMemory {
    return new ContentInMemory([...this.#documents.values(), document])
  }

  /** Of the content the given documents alone. */
  narrowedTo(ids: ReadonlySet<string>): ContentInMemory {
    return new ContentInMemory([...this.#documents.values()].filter(({ _id }) => ids.has(_id)))
  }

  whole(page: Page): Record<Part, unknown> {
    return { site: this.answer(page, 'site'), page: this.answer(page, 'page') }
  }

  answer({ kind, params }: Page, part: Part): unknown {
    const dereference = ({ _ref }: { _ref: string }) => this.#documents.get(_ref)
    const options = { params, dereference, dataset: [...this.#documents.values()] }
    return toJS(evaluateSync(partOf(pageQueries[kind].groq, params, part), options))
  }
}

/** The seed as the lake answers from it. */
export const content = new ContentInMemory(seededDocuments)

/** The ids of all documents that an answer shows or refers to. */
export function idsIn(answer: unknown): ReadonlySet<string> {
  const ids = JSON.stringify(answer).matchAll(/"_(?:id|ref)":"([^"]+)"/g)
  return new Set([...ids].map(([, id = '']) => id))
}

type Tree = ReturnType<typeof parse>
const trees = new Map<string, Tree>()

/** groq-js bakes parameters into the tree. */
function partOf(groq: string, params: Page['params'], part: Part): Tree {
  const key = `${part} ${JSON.stringify(params)} ${groq}`
  const tree = trees.get(key) ?? attributeOf(parse(groq, { params }), part)
  trees.set(key, tree)
  return tree
}

function attributeOf(tree: Tree, name: Part): Tree {
  const attributes = tree.type === 'Object' ? tree.attributes : []
  for (const attribute of attributes) {
    if (attribute.type === 'ObjectAttributeValue' && attribute.name === name) return attribute.value
  }
  throw new Error(`The query has no "${name}".`)
}

/** What the query of a document's own page is asked with. */
export function paramsOf(document: Content): Page['params'] {
  const slug = slugOf(document)
  return slug ? { slug } : {}
}

function slugOf({ slug }: Content): string | null {
  const hasSlug = typeof slug === 'object' && slug !== null && 'current' in slug
  return hasSlug && typeof slug.current === 'string' ? slug.current : null
}

/** Of the form that the lake gives: the hash of the bytes, here a number in its place, and the size. */
function pictureId(index: number): string {
  return `image-${String(index).padStart(40, '0')}-1600x1067-jpg`
}
