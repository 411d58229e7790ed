import { expect, test } from 'vitest'
import { exampleSite } from '../../../fragments/examples/example-site.ts'
import { Rendered } from '../../../testing/rendered.ts'
import { SiteFooter } from './site-footer.tsx'

const footer = new Rendered(<SiteFooter site={exampleSite} />)

test('shows the hours of the whole week', () => {
  expect(footer.text).toContain('Monday–Friday 7:00 AM–6:00 PM')
  expect(footer.text).toContain('Sunday Emergencies only')
})

test('offers every way to reach the business', () => {
  expect(footer.links).toEqual(
    expect.arrayContaining([
      'tel:+17045550142',
      'mailto:quotes@crownandlevel.example',
      'https://maps.example/crown-and-level',
      'https://social.example/crownandlevel',
    ]),
  )
})

test('asks no other host for anything', () => {
  expect(footer.attributes('src')).toEqual([])
})

test('links that leave the site open in a new tab and give nothing away', () => {
  const outside = footer.links.filter((link) => link.startsWith('https:'))
  expect(footer.attributes('target')).toEqual(outside.map(() => '_blank'))
  expect(footer.attributes('rel')).toEqual(outside.map(() => 'noopener'))
})

test('has the columns that the owner made, with the pages that are published', () => {
  const [services, towns] = exampleSite.navigation.columns
  const links = [...(services?.links ?? []), ...(towns?.links ?? []).map((link) => ({ ...link, to: null }))]
  const columns = [{ _key: 'a', title: 'Read on', links }]
  const navigation = { ...exampleSite.navigation, columns, last: [] }
  const one = new Rendered(<SiteFooter site={{ ...exampleSite, navigation }} />)
  expect(one.text).toContain('Read on')
  expect(one.links.filter((link) => /^\/[a-z]/.test(link))).toEqual([
    '/services/handyman',
    '/services/painting',
    '/contact.vcf',
    '/sitemap.xml',
  ])
})
