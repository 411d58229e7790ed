import { expect, test } from 'vitest'
import { exampleBusiness } from '../fragments/examples/example-business.ts'
import { Rendered } from '../testing/rendered.ts'
import { areasExample } from './areas/example.ts'
import { badgesExample } from './badges/example.ts'
import { beforeAfterExample } from './before-after/example.ts'
import { consultationExample } from './consultation/example.ts'
import { fixturesExample } from './fixtures/example.ts'
import { noticeExample } from './notice/example.ts'
import { plansExample } from './plans/example.ts'
import { pricingExample } from './pricing/example.ts'
import { processExample } from './process/example.ts'
import { projectsExample } from './projects/example.ts'
import { proseExample } from './prose/example.ts'
import { questionsExample } from './questions/example.ts'
import { reasonsExample } from './reasons/example.ts'
import { reviewsExample } from './reviews/example.ts'
import { scheduleExample } from './schedule/example.ts'
import { Section } from './section.tsx'
import { sectionParser } from './section-query.ts'
import { serviceCardsExample } from './service-cards/example.ts'
import { statsExample } from './stats/example.ts'

const examples = [
  ['services', serviceCardsExample],
  ['pricing', pricingExample],
  ['process', processExample],
  ['when-to-call', reasonsExample],
  ['fixtures', fixturesExample],
  ['prose', proseExample],
  ['notice', noticeExample],
  ['consultation', consultationExample],
  ['stats', statsExample],
  ['reviews', reviewsExample],
  ['faq', questionsExample],
  ['areas', areasExample],
  ['badges', badgesExample],
  ['before-after', beforeAfterExample],
  ['plans', plansExample],
  ['schedule', scheduleExample],
  ['projects', projectsExample],
] as const

test.each(examples)(
  'the example of "%s" is what the lake may answer, and is shown under that name',
  (name, section) => {
    expect(sectionParser.parse(section)).toEqual(section)
    const shown = new Rendered(
      <Section section={section} business={exampleBusiness} documentId="service-x" />,
    )
    expect(shown.sections).toEqual([name])
    // The heading of the badges is heard, that of all others is seen.
    const words = section._type === 'badges' ? shown.attributes('aria-label').join() : shown.text
    expect(words).toContain(section.heading)
  },
)

test('every kind of section has its example', () => {
  const kinds = sectionParser.options.map(({ shape }) => shape._type.value)
  expect(new Set(examples.map(([, section]) => section._type))).toEqual(new Set(kinds))
})

test('a section of an unknown kind is refused by its kind', () => {
  const { error } = sectionParser.safeParse({ ...statsExample, _type: 'carousel' })
  expect(error?.issues[0]?.path).toEqual(['_type'])
})
