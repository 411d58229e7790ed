import { expect, test } from 'vitest'
import { Rendered } from '../../ui/rendered.ts'
import { siteExample } from '../site-header/example.ts'
import { LostVisitor } from './component.tsx'

test('says that there is no such page, and leads home and to what people look for', () => {
  const lost = new Rendered(<LostVisitor site={siteExample} />)
  expect(lost.text).toContain('Oops! Page not found')
  expect(lost.text).toContain('Return to Home')
  expect(lost.links).toEqual(
    expect.arrayContaining(['/', '/services/handyman', '/service-areas', '/contact']),
  )
})
