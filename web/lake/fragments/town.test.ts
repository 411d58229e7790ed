import { expect, test } from 'vitest'
import { content, seededDocument, seededPage } from '#content/seed/tests/testing/seeded-content.ts'
import { areaSentence } from '../../components/area-map/area-map.tsx'
import { servicePage } from '../../page-kinds/service/query.ts'
import { serviceAreaPage } from '../../page-kinds/service-area/query.ts'

const matthews = seededDocument('city-matthews')
const concord = { ...seededDocument('business'), locality: 'Concord' }
const moved = content.with(concord)

test('how long the drive takes is left out once the office is in another town, until the owner types his own', () => {
  const driveIn = (known: typeof content) =>
    serviceAreaPage.parser.parse(known.whole(seededPage('/service-areas/matthews'))).page.travelTime
  expect(driveIn(content)).toBe(matthews.travelTime)
  expect(driveIn(moved)).toBeNull()
  const typed = { ...matthews, travelTime: '45 minutes', travelFrom: undefined }
  expect(driveIn(moved.with(typed))).toBe('45 minutes')
})

test('so are the counties around the office of the sample', () => {
  const sentence = (known: typeof content) =>
    areaSentence(servicePage.parser.parse(known.whole(seededPage('/services/painting'))).site.business)
  expect(sentence(moved)).toBe('30+ miles around Concord.')
  const typed = { ...concord, counties: ['Cabarrus'], countiesFrom: undefined }
  expect(sentence(content.with(typed))).toBe('30+ miles around Concord, across Cabarrus County.')
})
