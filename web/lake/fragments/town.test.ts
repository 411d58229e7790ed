import { expect, test } from 'vitest'
import { content, seededDocument, seededPage } from '#content/seed/tests/testing/seeded-content.ts'
import { serviceAreaPage } from '../../page-kinds/service-area/query.ts'

const matthews = seededDocument('city-matthews')
const moved = content.with({ ...seededDocument('business'), locality: 'Concord' })

test('how long the drive takes is left out once the office is in another town, until the owner types his own', () => {
  const driveIn = (known: typeof content) =>
    serviceAreaPage.parser.parse(known.whole(seededPage('/service-areas/matthews'))).page.travelTime
  expect(driveIn(content)).toBe(matthews.travelTime)
  expect(driveIn(moved)).toBeNull()
  const typed = { ...matthews, travelTime: '45 minutes', travelFrom: undefined }
  expect(driveIn(moved.with(typed))).toBe('45 minutes')
})
