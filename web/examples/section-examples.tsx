import type { ReactNode } from 'react'
import { exampleBusiness } from '../fragments/examples/example-business.ts'
import { exampleSite } from '../fragments/examples/example-site.ts'
import { areasExample } from '../sections/areas/example.ts'
import { badgesExample } from '../sections/badges/example.ts'
import { beforeAfterExample } from '../sections/before-after/example.ts'
import { consultationExample } from '../sections/consultation/example.ts'
import { fixturesExample } from '../sections/fixtures/example.ts'
import { noticeExample } from '../sections/notice/example.ts'
import { plansExample } from '../sections/plans/example.ts'
import { pricingExample } from '../sections/pricing/example.ts'
import { processExample } from '../sections/process/example.ts'
import { projectsExample } from '../sections/projects/example.ts'
import { proseExample } from '../sections/prose/example.ts'
import { questionsExample } from '../sections/questions/example.ts'
import { reasonsExample } from '../sections/reasons/example.ts'
import { reviewsExample } from '../sections/reviews/example.ts'
import { scheduleExample } from '../sections/schedule/example.ts'
import { Section } from '../sections/section.tsx'
import type { SectionFragment } from '../sections/section-query.ts'
import { serviceCardsExample } from '../sections/service-cards/example.ts'
import { statsExample } from '../sections/stats/example.ts'
import { townFactsExample, townFactsPageExample } from '../sections/town-facts/example.ts'
import { TownFacts } from '../sections/town-facts/town-facts.tsx'

const sections: readonly SectionFragment[] = [
  areasExample,
  badgesExample,
  beforeAfterExample,
  consultationExample,
  fixturesExample,
  noticeExample,
  plansExample,
  pricingExample,
  processExample,
  projectsExample,
  proseExample,
  questionsExample,
  reasonsExample,
  reviewsExample,
  scheduleExample,
  serviceCardsExample,
  statsExample,
]

/** Every section that the owner can compose a page of, by its type. */
export const sectionExamples: Readonly<Record<string, ReactNode>> = {
  ...Object.fromEntries(
    sections.map((section) => [
      section._type,
      <Section key={section._type} section={section} business={exampleBusiness} documentId="example" />,
    ]),
  ),
  townFacts: <TownFacts sections={[townFactsExample]} page={townFactsPageExample} site={exampleSite} />,
}
