import { lakeTest } from 'oxbow/vitest'
import type { SanityClient } from 'sanity'
import { expect } from 'vitest'
import { changedBy } from '#studio/activity/latest-publishes.ts'
import { FORGOTTEN, undoOne } from '#studio/activity/undo-one.ts'

/** Publishes what is written as a draft first; resolves with the revision. */
async function publish(client: SanityClient, id: string, title: string, created?: string): Promise<string> {
  const draftId = `drafts.${id}`
  await client.createOrReplace({
    _id: draftId,
    _type: 'page',
    title,
    ...(created && { _createdAt: created }),
  })
  const { transactionId } = await client.action({
    actionType: 'sanity.action.document.publish',
    publishedId: id,
    draftId,
  })
  return transactionId
}

lakeTest(
  'what is new is taken off again, and what was there before goes back',
  async ({ lake: { client } }) => {
    const first = await publish(client, 'fence', 'Fences')
    expect(await changedBy(client, first, 'fence')).toMatchObject({ before: undefined, isForgotten: false })
    const second = await publish(client, 'fence', 'Fences and gates')
    expect(await changedBy(client, second, 'fence')).toMatchObject({
      before: { title: 'Fences' },
      isForgotten: false,
    })
    await undoOne(client, { id: second, documentIDs: ['fence'] })
    expect(await client.getDocument('fence')).toMatchObject({ title: 'Fences' })
  },
)

lakeTest(
  'what is older than the history is not taken off the website by an undo',
  async ({ lake: { client } }) => {
    const first = await publish(client, 'deck', 'Decks', '2020-01-01T00:00:00Z')
    expect(await changedBy(client, first, 'deck')).toMatchObject({ before: undefined, isForgotten: true })
    await expect(undoOne(client, { id: first, documentIDs: ['deck'] })).rejects.toThrow(FORGOTTEN)
    expect(await client.getDocument('deck')).toMatchObject({ title: 'Decks' })
  },
)
