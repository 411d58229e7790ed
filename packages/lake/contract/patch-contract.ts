import { randomUUID } from 'node:crypto'
import type { PatchOperations } from '@sanity/client'
import { expect, test } from 'vitest'
import { refusal, type Suite } from './contract-suite.ts'

export function describePatches({ type, id, client }: Suite): void {
  const keyed = [
    { _key: 'a', n: 1 },
    { _key: 'b', n: 2 },
  ]
  const comma = '@@ -1,11 +1,12 @@\n Hello\n+,\n  lake\n'
  const [list, items] = [['a', 'b', 'c'], ['x']]
  test.each<[string, object, PatchOperations, object]>([
    ['set by key', { keyed }, { set: { 'keyed[_key=="b"].n': 3 } }, { keyed: [{ n: 1 }, { n: 3 }] }],
    ['setIfMissing', { a: 1 }, { setIfMissing: { a: 2, b: 2 } }, { a: 1, b: 2 }],
    ['unset by key', { keyed }, { unset: ['keyed[_key=="a"]'] }, { keyed: [{ _key: 'b' }] }],
    ['inc and dec', { up: 1, down: 1 }, { inc: { up: 2 }, dec: { down: 2 } }, { up: 3, down: -1 }],
    ['insert before the first', { list }, { insert: { before: 'list[0]', items } }, { list: ['x', ...list] }],
    ['insert after the last', { list }, { insert: { after: 'list[-1]', items } }, { list: [...list, 'x'] }],
    ['insert in place of some', { list }, { insert: { replace: 'list[0:2]', items } }, { list: ['x', 'c'] }],
    ['diffMatchPatch', { t: 'Hello lake' }, { diffMatchPatch: { t: comma } }, { t: 'Hello, lake' }],
  ])('%s', async (name, fields, patch, expected) => {
    const _id = id(name.replaceAll(' ', '-'))
    await client.createOrReplace({ _id, _type: type, ...fields })
    expect(await client.patch(_id, patch).commit()).toMatchObject(expected)
  })

  test('a field that is unset is gone', async () => {
    await client.createOrReplace({ _id: id('unset'), _type: type, title: 'Gone' })
    expect(await client.patch(id('unset')).unset(['title']).commit()).not.toHaveProperty('title')
  })

  test('ifRevisionId lets a patch through at that revision alone', async () => {
    const { _rev } = await client.createOrReplace({ _id: id('revision'), _type: type, n: 1 })
    await client.patch(id('revision')).ifRevisionId(_rev).set({ n: 2 }).commit()
    const error = await refusal(client.patch(id('revision')).ifRevisionId(_rev).set({ n: 3 }).commit())
    expect(error.statusCode).toBe(409)
    expect(error.details).toMatchObject({
      items: [{ error: { type: 'documentRevisionIDDoesNotMatchError' } }],
    })
    expect(await client.getDocument(id('revision'))).toMatchObject({ n: 2 })
  })

  test('a patch by query reaches each document it finds', async () => {
    const group = id('group')
    const names = ['by-query-1', 'by-query-2']
    await Promise.all(names.map((name) => client.create({ _id: id(name), _type: type, group })))
    await client
      .patch({ query: '*[group == $group]', params: { group } })
      .set({ done: true })
      .commit({ returnFirst: false })
    expect(await client.fetch('count(*[group == $group && done])', { group })).toBe(2)
  })

  test('a document that is not there is refused', async () => {
    const error = await refusal(client.patch(id('nowhere')).set({ n: 1 }).commit())
    expect(error.details).toMatchObject({ type: 'mutationError' })
    expect(error.message).toContain(id('nowhere'))
  })

  test('a new revision comes with each patch, the time of creation stays', async () => {
    const before = await client.createOrReplace({ _id: id('times'), _type: type })
    const after = await client.patch(id('times')).set({ n: 1 }).commit()
    expect(after._rev).not.toBe(before._rev)
    expect(after._createdAt).toBe(before._createdAt)
  })

  test('a number does not grow beyond the range of numbers', async () => {
    await client.create({ _id: id('large'), _type: type, n: 1.7e308 })
    const error = await refusal(client.patch(id('large')).inc({ n: 1.7e308 }).commit())
    expect(error.statusCode).toBe(400)
    expect(await client.getDocument(id('large'))).toMatchObject({ n: 1.7e308 })
  })
}

export function describeTransactions({ type, id, client }: Suite): void {
  test('all of it or nothing', async () => {
    await client.create({ _id: id('whole'), _type: type, n: 1 })
    const transaction = client
      .transaction()
      .create({ _id: id('half'), _type: type })
      .patch(id('whole'), { set: { n: 2 } })
      .create({ _id: id('whole'), _type: type })
    const error = await refusal(transaction.commit())
    expect(error.details).toMatchObject({ items: [{ index: 2 }] })
    expect(await client.getDocument(id('half'))).toBeUndefined()
    expect(await client.getDocument(id('whole'))).toMatchObject({ n: 1 })
  })

  test('one revision for all its documents, the one the client chose', async () => {
    const transactionId = randomUUID()
    const transaction = client.transaction().transactionId(transactionId)
    for (const name of ['chosen-1', 'chosen-2']) transaction.create({ _id: id(name), _type: type })
    const { results, ...answer } = await transaction.commit()
    expect(answer.transactionId).toBe(transactionId)
    expect(results.map(({ operation }) => operation)).toEqual(['create', 'create'])
    const documents = await client.getDocuments([id('chosen-1'), id('chosen-2')])
    expect(documents.map((document) => document?._rev)).toEqual([transactionId, transactionId])
  })

  test('later steps see earlier ones', async () => {
    await client
      .transaction()
      .create({ _id: id('steps'), _type: type, n: 1 })
      .patch(id('steps'), { inc: { n: 1 } })
      .commit()
    expect(await client.getDocument(id('steps'))).toMatchObject({ n: 2 })
  })
}
