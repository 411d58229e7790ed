import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { refusal, type Suite } from './contract-suite.ts'

export function describePatches({ type, id, client }: Suite): void {
  const patched = async (name: string, fields: object, patch: Parameters<SanityClient['patch']>[1]) => {
    await client.createOrReplace({ _id: id(name), _type: type, ...fields })
    return client.patch(id(name), patch).commit()
  }

  test('set, at any depth and by key', async () => {
    const list = [
      { _key: 'a', n: 1 },
      { _key: 'b', n: 2 },
    ]
    const result = await patched('set', { list }, { set: { title: 'Set', 'list[_key=="b"].n': 3 } })
    expect(result).toMatchObject({ title: 'Set', list: [{ n: 1 }, { n: 3 }] })
  })

  test('setIfMissing', async () => {
    const result = await patched(
      'missing',
      { title: 'Here' },
      { setIfMissing: { title: 'No', other: 'Yes' } },
    )
    expect(result).toMatchObject({ title: 'Here', other: 'Yes' })
  })

  test('unset', async () => {
    const result = await patched(
      'unset',
      { title: 'Gone', list: [{ _key: 'a' }, { _key: 'b' }] },
      { unset: ['title', 'list[_key=="a"]'] },
    )
    expect(result).not.toHaveProperty('title')
    expect(result.list).toEqual([{ _key: 'b' }])
  })

  test('inc and dec', async () => {
    expect(await patched('count', { up: 1, down: 1 }, { inc: { up: 2 }, dec: { down: 2 } })).toMatchObject({
      up: 3,
      down: -1,
    })
  })

  test.each([
    ['before the first', { before: 'list[0]', items: ['x'] }, ['x', 'a', 'b', 'c']],
    ['after the last', { after: 'list[-1]', items: ['x'] }, ['a', 'b', 'c', 'x']],
    ['in place of a range', { replace: 'list[0:2]', items: ['x'] }, ['x', 'c']],
  ])('insert %s', async (name, insert, expected) => {
    const result = await patched(`insert-${name.length}`, { list: ['a', 'b', 'c'] }, { insert })
    expect(result.list).toEqual(expected)
  })

  test('diffMatchPatch', async () => {
    const diff = '@@ -1,11 +1,12 @@\n Hello\n+,\n  lake\n'
    const result = await patched('diff', { title: 'Hello lake' }, { diffMatchPatch: { title: diff } })
    expect(result.title).toBe('Hello, lake')
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
