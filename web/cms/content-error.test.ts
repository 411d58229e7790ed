import { expect, test } from 'vitest'
import { z } from 'zod'
import { ContentError, contentProblems } from './content-error.ts'

const price = z.object({ _id: z.string(), title: z.string(), minimum: z.number() })
const parser = z.object({
  site: z.object({ business: z.object({ _id: z.string(), phone: z.string() }) }),
  page: z.object({
    _id: z.string(),
    sections: z.array(z.object({ _key: z.string(), heading: z.string(), prices: z.array(price) })),
  }),
})

function problemsOf(change: { phone?: unknown; heading?: unknown; minimum?: unknown }) {
  const answer = {
    site: { business: { _id: 'business', _type: 'business', name: 'Crown', phone: '+1', ...change } },
    page: {
      _id: 'service-painting',
      _type: 'service',
      title: 'Painting',
      sections: [
        {
          _key: 'a1',
          heading: 'heading' in change ? change.heading : 'Prices',
          prices: [{ _id: 'price-a', _type: 'price', title: 'Interior', minimum: 250, ...change }],
        },
      ],
    },
  }
  const { error } = parser.safeParse(answer)
  return error ? contentProblems(answer, error, 'http://localhost:3333') : []
}

test('content with all its fields has no problem', () => {
  expect(problemsOf({})).toEqual([])
})

test('a lost field is told with the innermost document around it and a link to the field', () => {
  const problems = problemsOf({ minimum: null })
  expect(problems).toEqual([
    {
      document: 'Interior',
      id: 'price-a',
      type: 'price',
      field: 'minimum',
      reason: '"minimum" is empty.',
      studioLink: 'http://localhost:3333/intent/edit/id=price-a;type=price;path=minimum',
    },
  ])
  expect(new ContentError('/services/painting', problems).message).toBe(
    `The page /services/painting can't be built from what is published:
  - price "Interior" (price-a): "minimum" is empty. Fill in "minimum" and publish: http://localhost:3333/intent/edit/id=price-a;type=price;path=minimum`,
  )
})

test('a field inside a list is told by the key of its item, as the Studio names it', () => {
  expect(problemsOf({ heading: null })[0]?.field).toBe('sections[_key=="a1"].heading')
})

test('a field with a wrong value is told with what is wrong about it', () => {
  expect(problemsOf({ minimum: 'much' })[0]?.reason).toMatch(/^"minimum": .*number/)
})

test('several lost fields are told together', () => {
  expect(problemsOf({ minimum: null, phone: null }).map(({ id }) => id)).toEqual(['business', 'price-a'])
})
