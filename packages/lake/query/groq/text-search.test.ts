import { describe, expect, test } from 'vitest'
import { sharedLake } from '../../testing/temporary-lake.ts'

const DOCUMENTS: { _id: string; _type: string; [field: string]: unknown }[] = [
  { _id: 'repairs', _type: 'service', title: 'Bathroom repairs', sections: [{ text: 'Plumbing' }] },
  { _id: 'plumbing', _type: 'service', title: 'Plumbing', sections: [] },
  { _id: 'painting', _type: 'service', title: 'Painting', sections: [{ text: 'Two coats' }] },
  { _id: 'rate', _type: 'price', title: 'Plumbing', covers: 'By the hour' },
]

/** As Sanity's Studio asks. */
const STUDIO = `*[_type in $types]
  | score(boost(_type in ["service"] && title match text::query($words), 10), ([@, _id] match text::query($words) || references($words)))
  [_score > 0]{_id, "orderings": [_score]} | order(orderings[0] desc)[0...$limit]`

const lake = await sharedLake()
await lake.client.mutate(DOCUMENTS.map((create) => ({ create })))

describe('The search of the Studio', () => {
  test.each(['raw', 'drafts', 'published'] as const)(
    'finds what is written anywhere, what is in the title first: %s',
    async (perspective) =>
      expect(await idsFor('plumb*', ['service'], perspective)).toEqual(['plumbing', 'repairs']),
  )

  test('looks for all words, wherever each stands', async () => {
    expect(await idsFor('bathroom plumbing', ['service'])).toEqual(['repairs'])
    expect(await idsFor('plumbing price*', ['service', 'price'])).toEqual(['rate'])
    expect(await idsFor('zebra', ['service'])).toEqual([])
  })
})

test('what was searched is not part of the answer', async () => {
  const [found] = await lake.client.fetch('*[@ match "coats"]')
  expect(found).toMatchObject(DOCUMENTS[2] ?? {})
  expect(JSON.stringify(found)).not.toContain('u0000')
})

async function idsFor(words: string, types: string[], perspective: 'raw' | 'drafts' | 'published' = 'raw') {
  const params = { words, types, limit: 10 }
  const found = await lake.client.fetch<{ _id: string }[]>(STUDIO, params, { perspective })
  return found.map(({ _id }) => _id)
}
