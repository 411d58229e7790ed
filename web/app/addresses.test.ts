import { readdirSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { expect, test } from 'vitest'
import { addressedTypes, pathOf } from '#content/addresses/routes.ts'
import { slugProblem } from '#content/addresses/web-address.ts'

/** The routes as Next reads them from the folders, such as `/services/[...slug]`. */
const routes = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
  .filter(({ name }) => /^(?:page|route)\.tsx?$/.test(name))
  .map(
    ({ parentPath }) =>
      `/${relative(import.meta.dirname, parentPath)
        .split(sep)
        .join('/')}`,
  )

test.each([
  ['service', 'painting', '/services/[...slug]'],
  ['service', 'maintenance/routine', '/services/[...slug]'],
  ['city', 'matthews', '/service-areas/[town]'],
  ['areaService', 'matthews/handyman', '/service-areas/[town]/[service]'],
  ['cityService', 'matthews/painting', '/service-areas/[town]/[service]'],
  ['townPage', 'matthews', '/cities/[slug]'],
  ['townService', 'matthews/painting', '/[town]/[service]'],
  ['locationPage', 'matthews', '/locations/[slug]'],
] as const)('the %s "%s" is shown by %s', (type, slug, route) => {
  expect(slugProblem(type, slug)).toBeUndefined()
  expect(routeFor(pathOf({ _type: type, slug }))).toBe(route)
})

test('no page is accepted at an address that another route answers', () => {
  const names = ['painting', ...routes.flatMap((route) => route.split('/').filter(Boolean))]
  const plain = [...new Set(names)].filter((name) => /^[a-z-]+$/.test(name))
  expect(plain).toContain('gallery')
  const slugs = plain.flatMap((one) => [one, ...plain.map((two) => `${one}/${two}`)])
  for (const type of addressedTypes) {
    const good = slugs.filter((slug) => slugProblem(type, slug) === undefined)
    const shownBy = new Set(good.map((slug) => routeFor(pathOf({ _type: type, slug }))))
    expect(shownBy.size, type).toBe(1)
  }
})

/** The route that Next chooses for a path: where two fit, the one whose first different part is written out. */
function routeFor(path: string): string | undefined {
  const fitting = routes.filter((route) => patternOf(route).test(path))
  return fitting.sort((one, other) => (rank(one) < rank(other) ? -1 : 1))[0]
}

function patternOf(route: string): RegExp {
  const source = route.replace(/\[\.\.\.\w+\]/g, '.+').replace(/\[\w+\]/g, '[^/]+')
  return new RegExp(`^${source}$`)
}

function rank(route: string): string {
  const parts = route.split('/').slice(1)
  return parts.map((part) => (part.startsWith('[...') ? 2 : part.startsWith('[') ? 1 : 0)).join('')
}
