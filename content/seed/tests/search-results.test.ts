import { expect, test } from 'vitest'
import { z } from 'zod'
import { pageTitle } from '#web/head/page-title.ts'
import { ContentInMemory, seededDocuments, seededPages } from './testing/seeded-content.ts'

const content = new ContentInMemory(seededDocuments)
const shown = z.object({ seo: z.object({ title: z.string(), description: z.string() }) })
const named = z.object({ business: z.object({ name: z.string() }) })

/** What a search engine shows of each page that has words of its own for it. */
const results = seededPages.flatMap((page) => {
  const { data } = shown.safeParse(content.answer(page, 'page'))
  const { business } = named.parse(content.answer(page, 'site'))
  return data
    ? [
        {
          path: page.path,
          title: pageTitle(data.seo.title, business.name),
          description: data.seo.description,
        },
      ]
    : []
})
const places = seededDocuments.flatMap(({ _type, name }) => (_type === 'city' ? [String(name)] : []))

test('every page has a title and a description that fit', () => {
  expect(results.length).toBeGreaterThan(80)
  const wrong = results.filter(({ title, description }) => {
    return title.length > 60 || description.length > 160 || description.length < 100
  })
  expect(wrong).toEqual([])
})

test.each(['title', 'description'] as const)('no %s stands on two pages', (part) => {
  const all = results.map((result) => result[part])
  expect(all.filter((words, index) => all.indexOf(words) !== index)).toEqual([])
})

test('each says where', () => {
  const nowhere = results.filter(({ title, description }) => {
    return !places.some((place) => `${title} ${description}`.includes(place))
  })
  expect(nowhere).toEqual([])
})
