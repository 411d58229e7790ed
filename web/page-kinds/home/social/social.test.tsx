import { expect, test } from 'vitest'
import { exampleBusiness } from '../../../fragments/examples/example-business.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { socialExample } from './example.ts'
import { socialParser } from './query.ts'
import { Social } from './social.tsx'

const shown = (profiles: typeof exampleBusiness.profiles) =>
  new Rendered(<Social social={socialExample} profiles={profiles} />)

test('shows pages with their followers, and posts with their day', () => {
  expect(socialParser.parse(socialExample)).toEqual(socialExample)
  const social = shown(exampleBusiness.profiles)
  expect(social.sections).toEqual(['social'])
  expect(social.items).toBe(2)
  expect(social.text).toContain('2.5K followers')
  expect(social.text).toContain('Instagram, November 17, 2026 Project update The built-ins are in.')
})

test('leads to the page that the business has there, in a new tab', () => {
  const social = shown(exampleBusiness.profiles)
  expect(social.links).toEqual(['https://social.example/crownandlevel'])
  expect([social.attributes('target'), social.attributes('rel')]).toEqual([['_blank'], ['noopener']])
  expect(shown(null).links).toEqual([])
})
