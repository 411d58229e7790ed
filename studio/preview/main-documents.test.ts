import { expect, test } from 'vitest'
import { pathOf, routableTypes } from '#content/addresses/routes.ts'
import { mainDocuments } from './preview-tool.ts'

const slugs: Record<string, string> = {
  areaService: 'matthews/painting',
  cityService: 'matthews/tiling',
  townService: 'matthews/painting-services',
}

test.each(routableTypes)('beside the page of a document of the type %s its form opens', (type) => {
  const slug = slugs[type] ?? 'painting'
  const path = pathOf({ _type: type, slug })
  const found = mainDocuments.flatMap((resolver) => {
    if (resolver.type) return resolver.route === path ? [resolver.type] : []
    const asked = resolver.resolve?.({ origin: '', params: {}, path })
    return asked?.params?.slug === slug ? [asked.params.first, asked.params.second] : []
  })
  expect(found).toContain(type)
})

test('a path that no document can have has no form', () => {
  const [resolver] = mainDocuments.slice(-1)
  expect(resolver?.resolve?.({ origin: '', params: {}, path: '/images/a.avif' })).toBeUndefined()
})
