import { expect, test } from 'vitest'
import { exampleSite } from '../../fragments/examples/example-site.ts'
import { Rendered } from '../../testing/rendered.ts'
import { NotFoundPage } from './not-found-page.tsx'

test('says that there is no such page, and leads home and to what people look for', () => {
  const lost = new Rendered(<NotFoundPage site={exampleSite} />)
  expect(lost.text).toContain('Oops! Page not found')
  expect(lost.text).toContain('Return to Home')
  expect(lost.links).toEqual(
    expect.arrayContaining(['/', '/services/handyman', '/service-areas', '/contact']),
  )
})
