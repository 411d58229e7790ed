import { expect, test } from 'vitest'
import { Rendered } from '../../testing/rendered.ts'
import type { Example } from './example.ts'
import { examples } from './examples.ts'

test.each(examples)('%s is what its example says', (_name, example) => {
  const shown = new Rendered(example.shows)
  expect(wordsOf(shown, example)).toEqual({ missing: [], unwanted: [], times: example.times ?? {} })
  const { links, attributes = {}, has = [], lacks = [] } = example
  const { page } = shown
  const found = Object.keys(attributes).map((name) => [name, shown.attributes(name)])
  expect({
    links: links && shown.links.map(withoutMessage),
    attributes: Object.fromEntries(found),
    has: has.filter((selector) => page.querySelector(selector)),
    lacks: lacks.filter((selector) => !page.querySelector(selector)),
  }).toEqual({ links, attributes, has, lacks })
})

test.each(examples)('%s is sound', (_name, { shows }) => {
  const shown = new Rendered(shows)
  const ids = shown.attributes('id')
  expect(ids).toEqual([...new Set(ids)])
  for (const name of ['for', 'aria-describedby', 'aria-labelledby', 'aria-controls'])
    expect(ids).toEqual(expect.arrayContaining(shown.attributes(name).flatMap((value) => value.split(' '))))
  const outside = shown.page.querySelectorAll('a[href^="http"]')
  for (const link of outside)
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener'])
})

const withPictures = examples.filter(([, { shows }]) => picturesIn(shows).length > 0)

test.each(withPictures)(
  '%s says of each rendering once that it is one, and nothing of a photograph',
  (_, { shows }) => {
    const pictures = picturesIn(shows)
    const before = pictures.map(({ rendering }) => rendering)
    const shownAs = (rendering: boolean | null) => {
      for (const picture of pictures) picture.rendering = rendering
      return new Rendered(shows)
    }
    for (const rendering of [false, null]) {
      const photograph = shownAs(rendering)
      expect([photograph.text, ...photograph.attributes('alt')].join()).not.toMatch(/rendering|3D/i)
    }
    const { text, html } = shownAs(true)
    for (const [place, rendering = null] of before.entries())
      Object.assign(pictures[place] ?? {}, { rendering })
    const frames = html.match(/<img/g)?.length ?? 0
    const times = text.match(/rendering/gi)?.length ?? 0
    expect(times).toBeLessThanOrEqual(frames)
    expect(times > 0).toBe(frames > 0)
  },
)

test('each name is there once', () => {
  const names = examples.map(([name]) => name)
  expect(names).toEqual([...new Set(names)])
})

/** The pictures in what an example gives its component. */
function picturesIn(value: unknown): { rendering: boolean | null }[] {
  if (typeof value !== 'object' || value === null) return []
  return isPicture(value) ? [value] : Object.values(value).flatMap(picturesIn)
}

function isPicture(value: object): value is { rendering: boolean | null } {
  return 'rendering' in value && 'asset' in value
}

/** What a text or a mail begins with stands in selectors. */
const withoutMessage = (link: string) => link.replace(/^((?:sms|mailto):[^?]*)\?.*/, '$1')

function wordsOf({ text }: Rendered, { says, never = [], times = {} }: Example) {
  return {
    missing: says.filter((words) => !(words instanceof RegExp ? words.test(text) : text.includes(words))),
    unwanted: says.length === 0 && text !== '' ? [text] : never.filter((words) => text.includes(words)),
    times: Object.fromEntries(Object.keys(times).map((words) => [words, text.split(words).length - 1])),
  }
}
