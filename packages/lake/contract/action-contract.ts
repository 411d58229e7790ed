import { expect, test } from 'vitest'
import { refusal, type Suite } from './contract-suite.ts'

export function describeActions({ type, id, client }: Suite): void {
  const ids = (name: string) => ({ publishedId: id(name), draftId: `drafts.${id(name)}` })

  test('a draft is published and is gone', async () => {
    const { publishedId, draftId } = ids('action')
    await client.create({ _id: draftId, _type: type, title: 'Ready' })
    await client.action({ actionType: 'sanity.action.document.publish', publishedId, draftId })
    expect(await client.getDocument(publishedId)).toMatchObject({ title: 'Ready' })
    expect(await client.getDocument(draftId)).toBeUndefined()
  })

  test('an edit of a published document starts a draft of it', async () => {
    const { publishedId, draftId } = ids('edited')
    await client.create({ _id: publishedId, _type: type, title: 'Before', other: 1 })
    await client.action({
      actionType: 'sanity.action.document.edit',
      publishedId,
      draftId,
      patch: { set: { title: 'After' } },
    })
    expect(await client.getDocument(publishedId)).toMatchObject({ title: 'Before' })
    expect(await client.getDocument(draftId)).toMatchObject({ title: 'After', other: 1 })
  })

  test('an unpublished document is a draft again', async () => {
    const { publishedId, draftId } = ids('withdrawn')
    await client.create({ _id: publishedId, _type: type, title: 'Withdrawn' })
    await client.action({ actionType: 'sanity.action.document.unpublish', publishedId, draftId })
    expect(await client.getDocument(publishedId)).toBeUndefined()
    expect(await client.getDocument(draftId)).toMatchObject({ title: 'Withdrawn' })
  })

  test('a draft is not published over another document', async () => {
    const other = id('other')
    await client.create({ _id: other, _type: type, title: 'Another' })
    await client.create({ _id: `drafts.${id('mine')}`, _type: type, title: 'Mine' })
    const draft = { publishedId: other, draftId: `drafts.${id('mine')}` }
    const publish = { actionType: 'sanity.action.document.publish' as const, ...draft }
    expect((await refusal(client.action(publish))).statusCode).toBe(400)
    expect(await client.getDocument(other)).toMatchObject({ title: 'Another' })
  })

  test('what can not be done is refused as an action error', async () => {
    const publish = { actionType: 'sanity.action.document.publish' as const, ...ids('never-made') }
    expect((await refusal(client.action(publish))).details).toMatchObject({ type: 'actionError' })
  })
}
