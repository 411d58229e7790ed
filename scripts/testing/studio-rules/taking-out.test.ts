import type { SanityDocument } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { planTakingOut, takeOut, usersOf } from '#studio/actions/used-by.ts'
import { sharedWorkspace } from '../test-workspace.ts'

const studio = await sharedWorkspace()

const planFor = async (id: string) => {
  const users = await usersOf(studio.client, id)
  const countErrors = async (document: SanityDocument) => (await studio.complaints(document)).length
  return planTakingOut(users, id, countErrors)
}
const idsOf = (documents: readonly SanityDocument[]) => documents.map(({ _id }) => _id)

describe('Taking a document out everywhere', () => {
  test('leaves every page that used it as good as before, and the document can go', async () => {
    const id = 'faq-matthews-hoa'
    const { changes, byHand } = await planFor(id)
    expect(idsOf(byHand)).toEqual([])
    expect(changes.length).toBeGreaterThan(0)
    await takeOut(studio.client, changes)
    expect(await usersOf(studio.client, id)).toEqual([])
    for (const { before } of changes) {
      const now = await studio.client.getDocument(before._id)
      expect(now && (await studio.complaints(now))).toEqual(await studio.complaints(before))
    }
    await studio.client.delete(id)
  })

  test('leaves sentences that name it to the owner', async () => {
    const { byHand } = await planFor('price-matthews-home-repairs')
    expect(idsOf(byHand)).toContain('city-matthews')
  })

  test('leaves pages that are about it to the owner, and takes redirects to it along', async () => {
    const { client } = studio
    const page = { _type: 'reference', _ref: 'city-mint-hill' }
    await client.create({ _id: 'redirect-e2e', _type: 'redirect', from: '/hill-e2e', page, permanent: true })
    const { changes, byHand } = await planFor('city-mint-hill')
    expect(changes.find(({ before }) => before._id === 'redirect-e2e')?.after).toBeNull()
    expect(byHand.map(({ _type }) => _type)).toContain('areaService')
  })

  test('changes nothing when somebody has changed one of them meanwhile', async () => {
    const id = 'faq-matthews-trees'
    const { changes } = await planFor(id)
    await studio.client.patch('city-matthews').set({ travelTime: '20 minutes' }).commit()
    await expect(takeOut(studio.client, changes)).rejects.toThrow()
    expect((await usersOf(studio.client, id)).length).toBe(changes.length)
  })
})
