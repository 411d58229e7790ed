import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentProblems } from './content-error.ts'
import { mended } from './mended-answer.ts'

const price = z.object({ _id: z.string(), title: z.string(), minimum: z.number() })
const parser = z.object({
  site: z.object({ business: z.object({ _id: z.string(), phone: z.string() }) }),
  page: z.object({
    _id: z.string(),
    sections: z.array(z.object({ _key: z.string(), heading: z.string(), prices: z.array(price) })),
  }),
})

function problemsOf(change: { phone?: unknown; heading?: unknown; minimum?: unknown }) {
  const sold = { _id: 'price-a', _type: 'price', title: 'Interior', minimum: 250, ...change }
  const section = { _key: 'a1', heading: 'Prices', ...change, prices: [sold] }
  const answer = {
    site: { business: { _id: 'business', _type: 'business', name: 'Crown', phone: '+1', ...change } },
    page: { _id: 'service-painting', _type: 'service', title: 'Painting', sections: [section] },
  }
  const { refused } = mended<unknown>(parser, answer, () => undefined)
  return contentProblems(refused, 'http://localhost:3333')
}

test('each lost field is told, one in a list by the key of its item, as the Studio names it', () => {
  const problems = problemsOf({ minimum: 'much', phone: null, heading: null })
  expect(problems.map(({ id, field, reason }) => [id, field, reason])).toEqual([
    ['business', 'phone', '"phone" is empty.'],
    ['service-painting', 'sections[_key=="a1"].heading', '"sections[_key=="a1"].heading" is empty.'],
    ['price-a', 'minimum', expect.stringMatching(/^"minimum": .*number/)],
  ])
})
