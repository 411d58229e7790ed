import { expect, test } from 'vitest'
import { authorsSincePublish, whose } from './unfinished-by.ts'

const transaction = (author: string, ...documentIDs: string[]) => ({
  ...{ id: author, timestamp: '2026-11-28T12:00:00Z' },
  ...{ author, documentIDs },
})

test('who has changed a draft since its document was published is whose changes go out', () => {
  const newestFirst = [
    transaction('maria', 'drafts.price-a'),
    transaction('owner', 'drafts.price-a', 'drafts.price-b'),
    transaction('maria', 'drafts.price-a'),
    transaction('owner', 'price-a', 'drafts.price-a'),
    transaction('sam', 'drafts.price-a'),
  ]
  expect(authorsSincePublish(newestFirst, 'price-a')).toEqual(['maria', 'owner'])
  expect(authorsSincePublish(newestFirst, 'price-b')).toEqual(['owner'])
  expect(authorsSincePublish(newestFirst, 'price-c')).toEqual([])
})

test('names them as people are named', () => {
  expect(whose({ others: ['Maria', 'Sam'], isMine: false })).toBe('Maria’s and Sam’s')
  expect(whose({ others: [], isMine: true })).toBe('')
})
