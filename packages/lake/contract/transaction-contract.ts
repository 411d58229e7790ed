import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { refusal, type Suite } from './contract-suite.ts'

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
