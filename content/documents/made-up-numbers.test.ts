import { expect, test } from 'vitest'
import { madeUpNumbers } from './made-up-numbers.ts'

const claim = (id: string, value: string, more: object = {}) => ({
  ...{ _id: id, _type: 'claim', title: `Name of ${id}`, value, sample: true },
  ...more,
})
const span = (text: string) => ({ _type: 'span', text })
const number = (id: string) => ({ _type: 'inlineClaim', claim: { _ref: id } })
const text = (...children: object[]) => [{ _type: 'block', children }]
const about = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  story: text(span('We began early. The first job was in '), number('since'), span(' or so. It rained.')),
}
const plumbing = (shown: boolean) => ({ _id: 'plumbing', _type: 'service', shown })
const question = {
  _id: 'faq',
  _type: 'faq',
  service: { _ref: 'plumbing' },
  answer: text(span('In '), number('time'), span(', for '), { _type: 'inlinePrice' }, span('.')),
}

test('numbers in sentences come first, each with the sentence that most visitors read', () => {
  const documents = [claim('free', '98%'), claim('time', '2 hours'), claim('since', '2015')]
  const found = madeUpNumbers([...documents, question, plumbing(true), about])
  expect(found.map(({ id, sentence }) => [id, sentence?.before, sentence?.after])).toEqual([
    ['since', 'The first job was in ', ' or so.'],
    ['time', 'In ', ', for ….'],
    ['free', undefined, undefined],
  ])
})

test('what the website does not have is left out: what is the owner’s, is hidden, or only hidden pages name', () => {
  const own = claim('own', '7', { sample: undefined })
  const hidden = claim('since', '2015', { shown: false })
  expect(madeUpNumbers([own, hidden, claim('time', '2 hours', { shown: false }), question])).toEqual([])
  expect(madeUpNumbers([hidden, about]).map(({ id }) => id)).toEqual(['since'])
  expect(madeUpNumbers([claim('time', '2 hours', { shown: false }), question, plumbing(false)])).toEqual([])
})
