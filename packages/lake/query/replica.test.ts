import { expect, test } from 'vitest'
import type { Perspective } from '../documents/dataset-view.ts'
import { emptyReplica } from '../testing/random-documents.ts'

test('a perspective that names a layer again is the same one, and those not asked for lately are forgotten', () => {
  const replica = emptyReplica()
  const view = (perspective: Perspective) => replica.view('d', perspective, 'person')
  const drafts = view(['drafts', 'published'])
  expect(view([...Array(100).fill('drafts'), 'published', 'published'])).toBe(drafts)
  for (let number = 0; number < 100; number += 1) view([`r${number}`, 'published'])
  expect(view(['drafts', 'published'])).not.toBe(drafts)
})
