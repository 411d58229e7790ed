import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import { Badges } from './badges.tsx'
import { badgesExample } from './example.ts'

test('shows each claim with what it is about, under a name that is heard only', () => {
  const badges = new Rendered(<Badges section={badgesExample} />)
  expect(badges.items).toBe(2)
  expect(badges.text).toBe('Average rating 4.9/5 Homes looked after 2,500+')
  expect(badges.attributes('aria-label')).toEqual(['Why owners keep us'])
})
