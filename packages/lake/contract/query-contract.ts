import { beforeAll, expect, test } from 'vitest'
import { refusal, type Suite } from './contract-suite.ts'

export function describeQueries({ type, id, client }: Suite): void {
  beforeAll(async () => {
    await client
      .transaction()
      .create({ _id: id('published'), _type: type, title: 'Published', rank: 1 })
      .create({ _id: `drafts.${id('published')}`, _type: type, title: 'Being edited', rank: 1 })
      .create({ _id: `drafts.${id('new')}`, _type: type, title: 'Not yet published', rank: 2 })
      .commit()
  })
  const query = '*[_type == $type && rank > 0] | order(rank) { _id, title }'

  test('parameters are values, whatever they hold', async () => {
    const found = await client.fetch('*[_type == $type && title == $title][0]._id', {
      type,
      title: 'Published',
    })
    expect(found).toBe(id('published'))
    const none = await client.fetch('*[_type == $type && title == $title]', {
      type,
      title: '" || true || "',
    })
    expect(none).toEqual([])
  })

  test('the same query with other parameters is another question', async () => {
    const titles = await Promise.all([1, 2].map((rank) => client.fetch('$rank + 1', { rank })))
    expect(titles).toEqual([2, 3])
  })

  test('published shows what is published', async () => {
    const found = await client.fetch(query, { type }, { perspective: 'published' })
    expect(found).toEqual([{ _id: id('published'), title: 'Published' }])
  })

  test('published is the perspective when none is named', async () => {
    expect(await client.fetch('count(*[_type == $type && rank > 0])', { type })).toBe(1)
  })

  test('drafts shows each document as it would be if all drafts were published', async () => {
    const found = await client.fetch(query, { type }, { perspective: 'drafts' })
    expect(found).toEqual([
      { _id: id('published'), title: 'Being edited' },
      { _id: id('new'), title: 'Not yet published' },
    ])
  })

  test('drafts tells where a document comes from', async () => {
    const origin = '*[_id == $id][0]._originalId'
    const found = await client.fetch(origin, { id: id('new') }, { perspective: 'drafts' })
    expect(found).toBe(`drafts.${id('new')}`)
  })

  test('raw shows every document under its own id', async () => {
    const found = await client.fetch(`${query}._id`, { type }, { perspective: 'raw' })
    expect(found.toSorted()).toEqual([id('published'), `drafts.${id('new')}`, `drafts.${id('published')}`])
  })

  test('a query too long for an address is sent as a body', async () => {
    const text = 'x'.repeat(250_000)
    expect(await client.fetch('length($text)', { text })).toBe(250_000)
  })

  test('documents are found by id', async () => {
    expect(await client.getDocument(id('published'))).toMatchObject({ title: 'Published' })
    expect(await client.getDocument(id('missing'))).toBeUndefined()
    const both = await client.getDocuments([id('missing'), id('published')])
    expect(both.map((document) => document?._id)).toEqual([undefined, id('published')])
  })

  test('a malformed query is refused with the place of the mistake', async () => {
    const error = await refusal(client.fetch('*[_type == "note"'))
    expect(error.statusCode).toBe(400)
    expect(error.message).toContain('GROQ query parse error')
    expect(error.details).toMatchObject({
      type: 'queryParseError',
      description: "expected ']' following expression",
      query: '*[_type == "note"',
      ...{ start: 1, end: 17 },
    })
  })

  test('a query is told which project and dataset it is in', async () => {
    const { projectId, dataset } = client.config()
    expect(await client.fetch('[sanity::projectId(), sanity::dataset()]')).toEqual([projectId, dataset])
  })

  test('releases are listed', async () => {
    expect(await client.fetch('releases::all()', {}, { perspective: 'raw' })).toEqual(expect.any(Array))
  })

  test('what differs between two values is told by path', async () => {
    const params = { before: { a: 1, b: 2 }, after: { a: 1, b: 3 } }
    const asked = ['changedAny($before, $after, a)', 'changedAny($before, $after, b)']
    const found = await client.fetch(
      `[${asked.map((call) => `diff::${call}`)}, diff::changedOnly($before, $after, b)]`,
      params,
    )
    expect(found).toEqual([false, true, true])
  })

  test('a document is read with its draft on request', async () => {
    const found = await client.getDocument(id('published'), { includeAllVersions: true })
    expect(found.map(({ _id }) => _id).sort()).toEqual([id('published'), `drafts.${id('published')}`])
    expect(await client.getDocument(id('missing'), { includeAllVersions: true })).toEqual([])
  })

  test('a release that does not exist is not taken for what is published', async () => {
    const config = { perspective: [id('no-release'), 'drafts'] }
    const error = await refusal(client.fetch(query, { type }, config))
    expect(error.statusCode).toBe(400)
    expect(error.message).toContain(id('no-release'))
  })

  test('a parameter that is not given is refused by name', async () => {
    const error = await refusal(client.fetch('*[_id == $absent]'))
    expect(error.message).toContain('param $absent referenced, but not provided')
  })
}
