import { expect, test } from 'vitest'
import { refusal, type Suite } from './contract-suite.ts'

export function describeCreation({ type, id, client }: Suite): void {
  test('a document gets an id, a revision and its times', async () => {
    const created = await client.create({ _type: type, title: 'New' })
    expect(created).toMatchObject({
      _id: expect.stringMatching(/.{10}/),
      _rev: expect.any(String),
      title: 'New',
    })
    expect(Date.now() - Date.parse(created._createdAt)).toBeLessThan(60_000)
  })

  test('an id that is taken is refused', async () => {
    await client.create({ _id: id('taken'), _type: type })
    const error = await refusal(client.create({ _id: id('taken'), _type: type }))
    expect(error.statusCode).toBe(409)
    expect(error.details).toMatchObject({
      type: 'mutationError',
      items: [{ error: { type: 'documentAlreadyExistsError' } }],
    })
  })

  test('createOrReplace replaces the whole document', async () => {
    await client.createOrReplace({ _id: id('replaced'), _type: type, first: 1 })
    await client.createOrReplace({ _id: id('replaced'), _type: type, second: 2 })
    const document = await client.getDocument(id('replaced'))
    expect(document).toMatchObject({ second: 2 })
    expect(document).not.toHaveProperty('first')
  })

  test('createIfNotExists leaves what is there', async () => {
    await client.createIfNotExists({ _id: id('kept'), _type: type, title: 'First' })
    await client.createIfNotExists({ _id: id('kept'), _type: type, title: 'Second' })
    expect(await client.getDocument(id('kept'))).toMatchObject({ title: 'First' })
  })

  test('an id that ends with a dot asks for a new one there', async () => {
    const draft = await client.create({ _id: 'drafts.', _type: type })
    expect(draft._id).toMatch(/^drafts\..{10}/)
  })

  const noIds = ['drafts.', 'drafts.drafts.x', 'versions.r', 'trail.', '.lead', '-lead', 'a..b']
  test.each(noIds)('%j is no id', async (_id) => {
    const write = client.mutate([{ createOrReplace: { _id, _type: type } }])
    expect((await refusal(write)).statusCode).toBe(400)
  })

  test('a document without a type is refused', async () => {
    const untyped = { create: { _id: id('untyped'), _type: '' } }
    expect((await refusal(client.mutate([untyped]))).statusCode).toBe(400)
  })

  test('missing array keys are made on request', async () => {
    const written = { _type: type, list: [{ word: 'a' }, { word: 'b', _key: 'mine' }] }
    const created = await client.create(written, { autoGenerateArrayKeys: true })
    expect(created.list).toEqual([
      { word: 'a', _key: expect.any(String) },
      { word: 'b', _key: 'mine' },
    ])
  })

  test('a dry run answers as if, and keeps nothing', async () => {
    const created = await client.create({ _id: id('dry'), _type: type, title: 'Dry' }, { dryRun: true })
    expect(created.title).toBe('Dry')
    expect(await client.getDocument(id('dry'))).toBeUndefined()
  })
}

export function describeDeletion({ type, id, client }: Suite): void {
  test('by id', async () => {
    await client.create({ _id: id('gone'), _type: type })
    await client.delete(id('gone'))
    expect(await client.getDocument(id('gone'))).toBeUndefined()
  })

  test('by query', async () => {
    const group = id('doomed')
    await client
      .transaction()
      .create({ _type: type, group })
      .create({ _type: type, group })
      .create({ _type: type })
      .commit()
    await client.delete({ query: '*[_type == $type && group == $group]', params: { type, group } })
    expect(await client.fetch('count(*[group == $group])', { group })).toBe(0)
  })

  test('a strong reference needs something to point to', async () => {
    const dangling = { _type: 'reference', _ref: id('nothing') }
    const error = await refusal(client.create({ _id: id('dangling'), _type: type, to: dangling }))
    expect(error.statusCode).toBe(409)
    expect(error.message).toContain('references non-existent document')
    const weak = await client.create({ _id: id('weak'), _type: type, to: { ...dangling, _weak: true } })
    expect(weak._id).toBe(id('weak'))
  })

  test('a document that others refer to stays', async () => {
    await client.create({ _id: id('target'), _type: type })
    await client.create({ _id: id('source'), _type: type, to: { _type: 'reference', _ref: id('target') } })
    const error = await refusal(client.delete(id('target')))
    expect(error.statusCode).toBe(409)
    const item = { error: { type: 'documentHasExistingReferencesError', referencingIDs: [id('source')] } }
    expect(error.details).toMatchObject({ items: [item] })
    await client.transaction().delete(id('target')).delete(id('source')).commit()
    expect(await client.getDocument(id('target'))).toBeUndefined()
  })

  test('references lead to documents in a query', async () => {
    await client.create({ _id: id('author'), _type: type, name: 'A. Writer' })
    await client.create({ _id: id('book'), _type: type, by: { _type: 'reference', _ref: id('author') } })
    expect(await client.fetch('*[_id == $id][0].by->name', { id: id('book') })).toBe('A. Writer')
    expect(await client.fetch('*[references($id)]._id', { id: id('author') })).toEqual([id('book')])
  })
}
