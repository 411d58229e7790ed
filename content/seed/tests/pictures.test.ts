import { expect, test } from 'vitest'
import type { Picture } from '../../sanity.types.ts'
import { areaServices } from '../area-services/area-services.ts'
import { cities } from '../cities/cities.ts'
import { cityServices } from '../city-services/city-services.ts'
import { galleryProjects, projects } from '../projects.ts'
import { services } from '../services/services.ts'
import { townPages } from '../town-pages/town-pages.ts'
import { townServices } from '../town-services/town-services.ts'
import { elementsOf } from './testing/page-elements.ts'

test('no picture stands for two jobs', () => {
  const files = projects.flatMap(({ picture }) => fileOf(picture) ?? [])
  expect(files.length).toBeGreaterThanOrEqual(galleryProjects.length)
  expect(files.filter((file, place) => files.indexOf(file) !== place)).toEqual([])
})

test('the picture of a job is at the top of no page about another town', () => {
  const towns = new Map(projects.flatMap(({ picture, place }) => [[fileOf(picture), townOf(place)] as const]))
  const pages = [
    ...cities.map(({ _id, hero }) => ({ town: _id, hero, page: _id })),
    ...[...areaServices, ...cityServices, ...townPages, ...townServices].map(({ _id, city, hero }) => ({
      town: city._ref,
      hero,
      page: _id,
    })),
  ]
  const found = pages.filter(({ hero }) => hero.picture && towns.has(fileOf(hero.picture)))
  expect(found.map(({ page }) => page)).toContain('area-charlotte-renovations')
  const elsewhere = found.filter(({ hero, town }) => towns.get(fileOf(hero.picture)) !== town)
  expect(elsewhere.map(({ page, hero }) => `${page}: ${fileOf(hero.picture)}`)).toEqual([])
})

test('every page of a trade in a town shows at its top what the trade’s own page is known by', () => {
  expect(cityServices).toHaveLength(20)
  for (const { slug, service } of cityServices) {
    const trade = services.find(({ _id }) => _id === service._ref)
    const [image] = elementsOf(`/service-areas/${slug.current}`).querySelectorAll('[data-section="hero"] img')
    expect(trade?.picture?.alt, slug.current).toBeTruthy()
    expect(image?.getAttribute('alt'), slug.current).toContain(trade?.picture?.alt)
  }
})

const fileOf = (picture: Picture | undefined) => picture?.asset?._ref

/** The town of a place such as "Mill Village, Pineville"; a neighborhood that no town names is one of the main town's. */
function townOf(place: string | undefined): string {
  const town = cities.find(
    ({ name, neighborhoods = [] }) => place?.endsWith(name) || neighborhoods.includes(place ?? ''),
  )
  return town?._id ?? 'city-charlotte'
}
