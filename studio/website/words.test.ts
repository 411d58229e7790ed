import type { DocumentStatus } from 'pages-as-files/status'
import { expect, test } from 'vitest'
import { together } from './ask-website.ts'
import { publishingText } from './words.ts'

const told: DocumentStatus = { revision: 'before', since: null, count: 104, pages: [], problems: [] }
const counting = { ...told, progress: { done: 40, of: 104 } }
const price = { type: 'price', isFirst: false, isRemoved: false }
const waiting = { isShown: false, isLate: false }

test('a publish is said as it goes, as soon as pages are counted', () => {
  expect(publishingText({ ...waiting, told }, price)).toBe('Updating your website…')
  expect(publishingText({ ...waiting, told: counting }, price)).toBe(
    'Updating your website: 40 of 104 pages…',
  )
  expect(publishingText({ ...waiting, told: counting }, { ...price, isRemoved: true })).toBe(
    'Taking it off your website: 40 of 104 pages…',
  )
})

test('one that takes long says on which pages visitors wait for it', () => {
  const late = { isShown: false, isLate: true }
  expect(publishingText({ ...late, told: counting }, price)).toBe(
    'Taking longer than usual. 40 of 104 pages are done. On the others, visitors still see the old price. Nothing is lost: it’ll get there on its own.',
  )
  expect(publishingText({ ...late, told }, price)).toMatch(/^Taking longer than usual\. Visitors still see/)
})

test('several prices that are published together are counted together', () => {
  const other = { ...counting, count: 6, pages: [{ path: '/prices', isOwn: false }] }
  expect(together([{ ...told, revision: 'new' }, counting, other])).toMatchObject({
    progress: { done: 40, of: 104 },
  })
})
