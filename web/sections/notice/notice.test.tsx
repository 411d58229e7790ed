import { expect, test } from 'vitest'
import { exampleBusiness } from '../../fragments/examples/example-business.ts'
import { Rendered } from '../../testing/rendered.ts'
import { noticeExample } from './example.ts'
import { Notice } from './notice.tsx'

const callButton = 'Call (704) 555-0142'

test('an emergency has the number to call', () => {
  const notice = new Rendered(<Notice section={noticeExample} business={exampleBusiness} />)
  expect(notice.sections).toEqual(['notice'])
  expect(notice.text.endsWith(callButton)).toBe(true)
})

test('what is only good to know has no call button', () => {
  const calm = { ...noticeExample, urgency: 'information' } as const
  const notice = new Rendered(<Notice section={calm} business={exampleBusiness} />)
  expect(notice.text.endsWith(callButton)).toBe(false)
})
