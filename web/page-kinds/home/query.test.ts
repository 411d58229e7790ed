import { expect, test } from 'vitest'
import { content, seededDocument, seededPage } from '#content/seed/tests/testing/seeded-content.ts'
import { homePage, reviewsOnHome } from './query.ts'

const home = seededPage('/')

/** What the home page shows when these are hidden. */
function shownWithout(ids: readonly string[]) {
  const left = ids.reduce((all, id) => all.with({ ...seededDocument(id), shown: false }), content)
  const { page } = homePage.parser.parse(left.whole(home))
  return { reviews: page.reviews.newest, projects: page.gallery.newest, all: reviewsOnHome(page) }
}

test('the newest reviews and projects come to the home page once none that the owner chose is left', () => {
  const { page } = homePage.parser.parse(content.whole(home))
  const reviews = page.reviews.items.map(({ _id }) => _id)
  const projects = page.gallery.projects.map(({ _id }) => _id)
  expect(shownWithout([])).toMatchObject({ reviews: [], projects: [], all: page.reviews.items })
  expect(shownWithout(reviews.slice(1))).toMatchObject({ reviews: [], projects: [] })

  const instead = shownWithout([...reviews, ...projects])
  const dates = instead.reviews.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().reverse())
  expect(instead.reviews).toHaveLength(4)
  const others = [...instead.reviews, ...instead.projects].map(({ _id }) => _id)
  expect(others.filter((id) => [...reviews, ...projects].includes(id))).toEqual([])
})
