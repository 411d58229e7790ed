import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contentProblems } from '../../lake/content-error.ts'
import { richTextParser, richTextProjection } from '../../lake/fragments/text/rich-text.ts'
import { mended } from '../../lake/mended-answer.ts'
import { Rendered } from '../../testing/rendered.ts'
import { business } from '../../testing/samples.ts'
import { Blocks } from './rich-text.tsx'

const query = parse(`*[_id == "about"][0]{_id, _type, text[]{${richTextProjection}}}`)
const parser = z.object({ page: z.object({ _id: z.string(), text: richTextParser }) })

/** What visitors see of a text as some program has written it, and which fields the owner reads. */
function shown(text: readonly unknown[]) {
  const page = toJS(
    evaluateSync(query, {
      dataset: [JSON.parse(JSON.stringify({ _id: 'about', _type: 'aboutPage', text }))],
    }),
  )
  const { data, refused } = mended(parser, { page }, () => undefined)
  if (!data) throw new Error(`A text holds back its page: ${JSON.stringify(text)}`)
  const rendered = new Rendered(<Blocks text={data.page.text} business={business} />)
  const problems = contentProblems(refused, 'http://localhost:3333')
  return { rendered, left: problems.map(({ id, field, instead }) => [id, field, instead]) }
}

const span = (text: string, more: object = {}) => ({ _type: 'span', _key: 's', text, marks: [], ...more })
const block = (children: unknown, more: object = {}) => ({
  ...{ _type: 'block', _key: 'b', style: 'normal', markDefs: [], children },
  ...more,
})
const link = (more: object) => [{ _type: 'webLink', _key: 'l', ...more }]
const linked = [span('the words', { marks: ['l'] })]
const plain = block([span('Before.')])

const marked = (...marks: unknown[]) => block([span('the words', { marks })])
const styled = (more: object) => block([span('the words')], more)
const bare = { _type: 'span', text: 'the words' }

test.each<[string, unknown, 'p' | 'li']>([
  ['marks whose definitions are gone', marked('deadbeef1234'), 'p'],
  ['marks that no form offers', marked('highlight'), 'p'],
  ['a mark that every object has', marked('valueOf'), 'p'],
  ['marks that are no list', block([span('the words', { marks: 5 })]), 'p'],
  ['a heading', styled({ style: 'h2' }), 'p'],
  ['a style that is no text', styled({ style: 7 }), 'p'],
  ['a numbered list', styled({ listItem: 'number', level: 1 }), 'li'],
  ['a list without a level', styled({ listItem: 'bullet' }), 'li'],
  ['a level without a list', styled({ level: 1 }), 'p'],
  ['a level that there is not', styled({ listItem: 'bullet', level: -3 }), 'li'],
  ['a level without end', styled({ listItem: 'bullet', level: 1e9 }), 'li'],
  ['nothing that has a key', block([bare], { _key: null }), 'p'],
  ['no definitions and no marks', { _type: 'block', children: [bare] }, 'p'],
])('of a text with %s every word is shown, and there is nothing to mend', (_, odd, element) => {
  const { rendered, left } = shown([plain, odd])
  expect(rendered.html).toContain(`<${element}>the words</${element}>`)
  expect(left).toEqual([])
})

const annotated = (...markDefs: unknown[]) => block(linked, { markDefs })
const followed = (node: unknown) => block([...linked, node])
const gone = { _ref: 'x', _weak: true }

test.each<[string, unknown, string]>([
  ['a link without an address', annotated(...link({})), 'markDefs[_key=="l"].href'],
  [
    'a link that is not encrypted',
    annotated(...link({ href: 'http://a.example' })),
    'markDefs[_key=="l"].href',
  ],
  ['a script for a link', annotated(...link({ href: 'javascript:alert()' })), 'markDefs[_key=="l"].href'],
  ['an unknown annotation', annotated({ _type: 'note', _key: 'l' }), 'markDefs[_key=="l"]._type'],
  ['a null annotation', annotated(null), 'markDefs[0]'],
  [
    'a link to a page that is gone',
    annotated({ _type: 'pageLink', _key: 'l', to: gone }),
    'markDefs[_key=="l"].to',
  ],
  ['a null child', followed(null), 'children[1]'],
  [
    'a price that is gone',
    followed({ _type: 'inlinePrice', _key: 'p', price: gone }),
    'children[_key=="p"].price',
  ],
  ['an unknown fact', followed({ _type: 'inlineFact', _key: 'f', fact: 'fax' }), 'children[_key=="f"].fact'],
  ['words that are a number', followed(span('', { _key: 'n', text: 5 })), 'children[_key=="n"].text'],
  ['an unknown node', followed({ _type: 'emoji', _key: 'e' }), 'children[_key=="e"]._type'],
])('of a text with %s the rest is shown, and the owner reads where it was', (_, odd, field) => {
  const { rendered, left } = shown([plain, odd])
  expect([rendered.text, rendered.links]).toEqual(['Before. the words', []])
  expect(left).toEqual([['about', `text[_key=="b"].${field}`, 'nothing']])
})

test.each([[null], [5], ['words'], [[]], [{ _type: 'image', _key: 'b' }], [{}]])(
  'the block %j is left out of a text, and told',
  (odd) => {
    const { rendered, left } = shown([odd, plain])
    expect([rendered.text, left.length]).toEqual(['Before.', 1])
  },
)

const fields = fc.constantFrom('_key', '_type', 'text', 'children', 'marks', 'fact', 'price', 'href', 'to')
const odd = fc.oneof(
  fc.object({ key: fields, maxDepth: 2 }),
  fc.constantFrom(null, 5, -0.5, true, '', 'words', [], [null], [[]]),
  fc.record({
    _type: fc.constantFrom('span', 'inlinePrice', 'inlineFact', 'image', 'block'),
    text: fc.constantFrom(null, 5, {}, 'words'),
  }),
)
const oddBlock = fc.record(
  { style: odd, listItem: odd, level: odd, markDefs: fc.oneof(odd, fc.array(odd)), _key: odd },
  { requiredKeys: [] },
)
const oddMarks = fc.array(fc.oneof(fc.string(), odd))

test('whatever stands beside it, no word that can be shown is lost and no page is held back', () => {
  fc.assert(
    fc.property(
      fc.array(oddBlock),
      fc.array(odd),
      fc.array(odd),
      oddMarks,
      (blocks, nodes, others, marks) => {
        const words = blocks.map((more, index) => block([...nodes, span(`word${index}`, { marks })], more))
        const { rendered } = shown([...others, plain, ...words])
        for (const index of blocks.keys()) expect(rendered.html).toContain(`word${index}`)
      },
    ),
  )
})
