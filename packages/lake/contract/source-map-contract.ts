import { applySourceDocuments, jsonPathToStudioPath, resolveEditInfo, studioPath } from '@sanity/client/csm'
import { stegaClean } from '@sanity/client/stega'
import { beforeAll, expect, test } from 'vitest'
import type { Suite } from './contract-suite.ts'

const STUDIO = 'https://studio.example'
const block = (text: string) => ({
  _type: 'block',
  _key: 'one',
  children: [{ _type: 'span', _key: 'a', text }],
})

type Path = Parameters<typeof resolveEditInfo>[0]['resultPath']

/** Where each text of a result is edited, asked as the overlays of a preview do. */
export function describeSourceMaps({ type, id, client }: Suite): void {
  beforeAll(async () => {
    await client
      .transaction()
      .create({ _id: id('mapped-author'), _type: type, name: 'Ada', rank: 90 })
      .create({
        _id: id('mapped-book'),
        _type: type,
        title: 'First',
        rank: 91,
        "it's": { 'a\\b': 'odd' },
        author: { _type: 'reference', _ref: id('mapped-author') },
        tags: ['red', 'blue'],
        body: [block('Hello')],
      })
      .create({ _id: `drafts.${id('mapped-sequel')}`, _type: type, title: 'Second', rank: 92 })
      .commit()
  })

  const placeOf = async (query: string, resultPath: Path) => {
    const { resultSourceMap } = await client.fetch(
      query,
      { type, book: id('mapped-book') },
      { filterResponse: false, perspective: 'drafts', resultSourceMap: 'withKeyArraySelector' },
    )
    if (!resultSourceMap) throw new Error('There is no source map')
    const found = resolveEditInfo({ resultSourceMap, resultPath, studioUrl: STUDIO })
    if (!found || typeof found.path === 'string') return found?.path
    return `${found.id} ${studioPath.toString(jsonPathToStudioPath(found.path))}`
  }
  const book = '*[_id == $book][0]'
  const sorted = '*[_type == $type && rank > 90] | order(rank)'

  test.each<[string, string, Path, string, string]>([
    ['a whole document', book, ['title'], 'mapped-book', 'title'],
    ['a field by itself', `${book}.title`, [], 'mapped-book', 'title'],
    ['a field of another name', `${book}{"name": title}`, ['name'], 'mapped-book', 'title'],
    ['copied fields', `${book}{..., "more": 1}`, ['title'], 'mapped-book', 'title'],
    ['a list within copied fields', `${book}{...}`, ['tags', 1], 'mapped-book', 'tags[1]'],
    ['a field of a reference', `${book}{"by": author->name}`, ['by'], 'mapped-author', 'name'],
    ['a projection of a reference', `${book}{author->{name}}`, ['author', 'name'], 'mapped-author', 'name'],
    ['a page of a list', `${sorted}[0...2]{title}`, [0, 'title'], 'mapped-book', 'title'],
    ['a draft', `${sorted}{title}`, [1, 'title'], 'drafts mapped-sequel', 'title'],
    ['a list of texts', `${sorted}[0...1].title`, [0], 'mapped-book', 'title'],
    ['the first that is defined', `${book}{"x": coalesce(none, title)}`, ['x'], 'mapped-book', 'title'],
    ['a choice', `${book}{"x": select(rank > 1 => title, "no")}`, ['x'], 'mapped-book', 'title'],
    ['what is there on a condition', `${book}{rank > 1 => {title}}`, ['title'], 'mapped-book', 'title'],
    [
      'text of a block',
      `${book}{body}`,
      ['body', 0, 'children', 0, 'text'],
      'mapped-book',
      'body[_key=="one"].children[_key=="a"].text',
    ],
    [
      'a projected block',
      `${book}{body[]{children[]{text}}}`,
      ['body', 0, 'children', 0, 'text'],
      'mapped-book',
      'body[_key=="one"].children[_key=="a"].text',
    ],
    ['a subquery', `${book}{"all": *[_id == ^._id]{title}}`, ['all', 0, 'title'], 'mapped-book', 'title'],
  ])('%s', async (_name, query, path, document, field) => {
    const expected = document.startsWith('drafts ') ? `drafts.${id(document.slice(7))}` : id(document)
    expect(await placeOf(query, path)).toBe(`${expected} ${field}`)
  })

  test('what a query has made is from nowhere', async () => {
    expect(await placeOf(`${book}{"x": title + "!", "y": "words", "z": count(tags)}`, ['x'])).toBeUndefined()
  })

  test('the result is the same with and without', async () => {
    const query = `${sorted}[0...2]{..., title, "a": author->{name}, "b": coalesce(none, title), "c": body[].children[].text, "d": [title, 1]}`
    const config = { perspective: 'drafts', filterResponse: false } as const
    const plain = await client.fetch(query, { type }, config)
    const mapped = await client.fetch(query, { type }, { ...config, resultSourceMap: true })
    expect(mapped.result).toEqual(plain.result)
  })

  // As `LiveQueries` of Sanity's Studio does before it posts `loader/query-change` of `@sanity/presentation-comlink`.
  test('Presentation shows what somebody types in its place, and names the documents of the page', async () => {
    const { result, resultSourceMap } = await client.fetch(
      `${book}{title, "by": author->{name}, body[]{children[]{text}}}`,
      { book: id('mapped-book') },
      { filterResponse: false, perspective: 'drafts', resultSourceMap: 'withKeyArraySelector' },
    )
    const typed = new Map([
      [id('mapped-author'), { _id: id('mapped-author'), _type: type, name: 'Ada L.' }],
      [
        id('mapped-book'),
        { _id: `drafts.${id('mapped-book')}`, _type: type, title: 'Typed', body: [block('Hello again')] },
      ],
    ])
    const find = ({ _id }: { _id: string }) => typed.get(_id)
    expect(applySourceDocuments(result, resultSourceMap, find, (changed) => changed, 'drafts')).toEqual({
      title: 'Typed',
      by: { name: 'Ada L.' },
      body: [{ children: [{ text: 'Hello again' }] }],
    })
    expect(new Set(resultSourceMap?.documents)).toEqual(
      new Set([...typed.keys()].map((_id) => ({ _id, _type: type }))),
    )
  })

  test('stega writes the address of its field into each text', async () => {
    const encoding = client.withConfig({ stega: { enabled: true, studioUrl: STUDIO } })
    const found = await encoding.fetch<{ title: string; name: string }>(
      `${book}{title, "name": author->name}`,
      {
        book: id('mapped-book'),
      },
    )
    expect(stegaClean(found)).toEqual({ title: 'First', name: 'Ada' })
    expect(found.title.length).toBeGreaterThan('First'.length)
    expect(found.name.length).toBeGreaterThan('Ada'.length)
  })
}
