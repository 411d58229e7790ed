import { expect, test } from 'vitest'
import { exampleSite } from '../../fragments/examples/example-site.ts'
import { Rendered } from '../../testing/rendered.ts'
import { ErrorPage } from './error-page.tsx'

test('says that the site is at fault, and offers the phone and the way home', () => {
  const page = new Rendered(<ErrorPage site={exampleSite} />)
  expect(page.text).toContain('Something broke on our end')
  expect(page.text).toContain('Call (704) 555-0142')
  expect(page.links).toEqual(['tel:+17045550142', '/'])
})
