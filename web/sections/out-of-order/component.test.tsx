import { expect, test } from 'vitest'
import { Rendered } from '../../ui/rendered.ts'
import { siteExample } from '../site-header/example.ts'
import { OutOfOrder } from './component.tsx'

test('says that the site is at fault, and offers the phone and the way home', () => {
  const page = new Rendered(<OutOfOrder site={siteExample} />)
  expect(page.text).toContain('Something broke on our side')
  expect(page.text).toContain('Call (704) 555-0142')
  expect(page.links).toEqual(['tel:+17045550142', '/'])
})
