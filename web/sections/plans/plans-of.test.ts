import { expect, test } from 'vitest'
import { noticeExample } from '../notice/example.ts'
import { plansExample } from './example.ts'
import { plansOf } from './plans-of.ts'

test('the plans of all sections are offered, each once', () => {
  expect(plansOf([noticeExample, plansExample, { ...plansExample, _key: 'again' }])).toEqual(
    plansExample.plans,
  )
})
