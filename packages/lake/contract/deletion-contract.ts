import { expect, test } from 'vitest'
import { refusal, type Suite } from './contract-suite.ts'

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
