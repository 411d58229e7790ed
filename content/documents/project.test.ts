import { expect, test } from 'vitest'
import { introAbove, isProposed, projectCategories, proposedDescription, proposedName } from './project.ts'

test('the name of finished work is proposed from its category and its town', () => {
  expect(proposedName({ category: 'Kitchen Remodeling', place: 'Matthews' })).toBe(
    'Kitchen remodel in Matthews',
  )
  expect(proposedName({ category: 'Painting', place: ' ' })).toBe('Painting')
  expect(proposedName({ place: 'Matthews' })).toBe('')
  expect(projectCategories.map((category) => proposedName({ category }))).not.toContain('')
})

test('each photo gets a description of its own from the name', () => {
  const photos = [1, 2, 'before'] as const
  expect(photos.map((photo) => proposedDescription('Porch', photo))).toEqual([
    'Porch',
    'Porch, photo 2',
    'Porch, before the work',
  ])
  expect(proposedDescription('', 3)).toBe('')
})

test('what was proposed is told apart from what somebody typed', () => {
  for (const description of ['Porch', 'Porch, photo 12', 'Porch, before the work'])
    expect(isProposed(description, 'Porch')).toBe(true)
  for (const description of ['Porch at night', 'A porch', ''])
    expect(isProposed(description, 'Porch')).toBe(false)
  expect(isProposed('', '')).toBe(false)
})

test('above renderings stands once that they are some, also where the owner says so himself, and above photos his words alone', () => {
  const about = introAbove(null, true)
  expect(about).toMatch(/^These are renderings/)
  expect(introAbove('In two towns.', true)).toBe(`${about} In two towns.`)
  expect(introAbove(`${about} In two towns.`, true)).toBe(`${about} In two towns.`)
  expect(introAbove('In two towns.', false)).toBe('In two towns.')
  expect(introAbove(null, false)).toBe('')
})
