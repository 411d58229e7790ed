import type { QuoteTopic } from '#content/quote-request.ts'
import type { BusinessSlice } from '../documents/business.ts'
import { Areas } from './areas/component.tsx'
import { Badges } from './badges/component.tsx'
import { BeforeAfter } from './before-after/component.tsx'
import { Consultation } from './consultation/component.tsx'
import { Fixtures } from './fixtures/component.tsx'
import { Notice } from './notice/component.tsx'
import { Plans } from './plans/component.tsx'
import { Pricing } from './pricing/component.tsx'
import { Process } from './process/component.tsx'
import { Projects } from './projects/component.tsx'
import { Prose } from './prose/component.tsx'
import { Questions } from './questions/component.tsx'
import { Reasons } from './reasons/component.tsx'
import { Reviews } from './reviews/component.tsx'
import { Schedule } from './schedule/component.tsx'
import type { SectionSlice } from './section-query.ts'
import { ServiceCards } from './service-cards/component.tsx'
import { Stats } from './stats/component.tsx'

type SectionProps = {
  section: SectionSlice
  business: BusinessSlice
  /** What the page is about. */
  topic?: QuoteTopic
  documentId: string
  /** The calendar of the page's schedule, where there is one. */
  remindersHref?: string
  /** The slug of the service whose estimate a section with prices leads to. */
  estimate?: string
}

/** A section of a page, by its kind; a kind that nobody has built stops the build and names its place. */
export function Section({ section, business, topic, documentId, remindersHref, estimate }: SectionProps) {
  switch (section._type) {
    case 'serviceCards':
      return <ServiceCards section={section} estimate={estimate} />
    case 'pricing':
      return <Pricing section={section} estimate={estimate} />
    case 'process':
      return <Process section={section} />
    case 'reasons':
      return <Reasons section={section} />
    case 'fixtures':
      return <Fixtures section={section} />
    case 'notice':
      return <Notice section={section} business={business} />
    case 'consultation':
      return <Consultation section={section} />
    case 'stats':
      return <Stats section={section} />
    case 'reviews':
      return <Reviews {...section} reviewsUrl={business.reviewsUrl} />
    case 'questions':
      return <Questions {...section} business={business} topic={topic} name={section._key} />
    case 'areas':
      return <Areas section={section} />
    case 'badges':
      return <Badges section={section} />
    case 'beforeAfter':
      return <BeforeAfter section={section} />
    case 'plans':
      return <Plans section={section} estimate={estimate} />
    case 'schedule':
      return <Schedule section={section} remindersHref={remindersHref} />
    case 'prose':
      return <Prose {...section} business={business} />
    case 'projects':
      return <Projects section={section} />
    default:
      throw new Error(unknown(section satisfies never, documentId))
  }
}

function unknown(section: { _type?: string; _key?: string }, documentId: string): string {
  return `The document ${documentId} has a section of the unknown kind "${section._type}" (key ${section._key}): build it in web/sections, or remove it in the Studio.`
}
