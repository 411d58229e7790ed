import { expect, test } from 'vitest'
import { z } from 'zod'
import { mended } from '../../mended-answer.ts'
import { siteParser } from './site-query.ts'

const { mainServices, navigation } = siteParser.shape
const service = { _id: 'painting', _type: 'service', title: 'Painting', slug: 'painting' }

test.each([[null], [[null]]])('a home page that names %j as main services costs no other page', (named) => {
  expect(mainServices.parse(named)).toEqual([])
})

test('a main service that is gone costs itself', () => {
  expect(mainServices.parse([null, service])).toEqual([{ ...service, picture: null }])
})

test('a menu with a page that has no address shows it as it was', () => {
  const overview = (slug: string | null) => ({
    ...{ label: null, screens: null, page: { _ref: 'town' } },
    to: { _id: 'town', _type: 'city', slug, name: 'Matthews' },
  })
  const parser = z.object({ site: z.object({ navigation: z.object({ areas: navigation.shape.areas }) }) })
  const menu = (slug: string | null) => ({
    site: {
      navigation: { areas: { title: 'Areas', heading: 'Towns', links: [], overview: overview(slug) } },
    },
  })
  const was = (document: string) => (document === 'town' ? overview('matthews').to : undefined)
  expect(mended(parser, menu('matthews'), was).refused).toEqual([])
  expect(mended(parser, menu(null), was)).toMatchObject({ data: menu('matthews') })
})
