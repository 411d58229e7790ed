import { expect, test } from 'vitest'
import { openState } from '#content/hours/open-now.ts'
import { exampleOpeningHours } from '../../fragments/examples/example-business.ts'
import { Rendered } from '../../testing/rendered.ts'
import { OpenInBar, OpenNow } from './open-now.tsx'

const thanksgiving = { date: '2026-11-26', lastDate: null, name: 'Thanksgiving', opens: null, closes: null }
const hours = { ...exampleOpeningHours, exceptions: [{ _key: 'a', ...thanksgiving }] }

test('the bar shows the hours in brief, and hands them to the browser in full', () => {
  const bar = new Rendered(<OpenInBar openingHours={hours} />)
  expect(bar.text).toBe('Mon–Fri 7–6, Sat 8–4, emergencies 24/7')
  const handed = JSON.parse(bar.attributes('data-hours')[0] ?? '')
  expect(openState(handed, new Date('2026-11-26T15:00:00Z'))?.words).toBe('Closed today: Thanksgiving')
  expect(openState(handed, new Date('2026-11-25T15:00:00Z'))?.words).toBe('Open until 6:00 PM')
})

test('elsewhere nothing stands until a script knows', () => {
  expect(new Rendered(<OpenNow />).text).toBe('')
})
