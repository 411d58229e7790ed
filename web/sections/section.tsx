import type { QuoteTopic } from '#content/quote/quote-request.ts'
import { EstimateLink } from '../components/prices/estimate-link.tsx'
import type { Site } from '../lake/fragments/site/site-query.ts'
import { reviewsShown } from '../lake/fragments/text/review.ts'
import { Areas } from './areas/areas.tsx'
import { Badges } from './badges/badges.tsx'
import { BeforeAfter } from './before-after/before-after.tsx'
import { Consultation } from './consultation/consultation.tsx'
import { EmergencyReport } from './consultation/emergency-report.tsx'
import type { ConsultationFragment } from './consultation/query.ts'
import { Fixtures } from './fixtures/fixtures.tsx'
import { Notice } from './notice/notice.tsx'
import { Plans } from './plans/plans.tsx'
import { Pricing } from './pricing/pricing.tsx'
import { Process } from './process/process.tsx'
import { Projects } from './projects/projects.tsx'
import { Prose } from './prose/prose.tsx'
import { Questions } from './questions/questions.tsx'
import { Reasons } from './reasons/reasons.tsx'
import { Reviews } from './reviews/reviews.tsx'
import { Schedule } from './schedule/schedule.tsx'
import type { SectionFragment } from './section-query.ts'
import { ServiceCards } from './service-cards/service-cards.tsx'
import { Stats } from './stats/stats.tsx'

type SectionProps = {
  section: SectionFragment
  site: Pick<Site, 'business' | 'hiddenPages'>
  topic?: QuoteTopic
  documentId: string
  /** The calendar of the page's schedule, where there is one. */
  remindersHref?: string
  /** The slug of the service whose estimate a section with prices leads to. */
  estimate?: string
  /** In which an emergency is reported, on a page for emergencies. */
  report?: ConsultationFragment
  /** Whether a phone shows reasons at once, where the page has few other words. */
  isOpen?: boolean
}

/** A section of a page, by its kind; a kind that nobody has built stops the build and names its place. */
export function Section(props: SectionProps) {
  const { section, site, topic, documentId, remindersHref, report } = props
  const { business } = site
  const estimateLink = props.estimate && <EstimateLink service={props.estimate} />
  switch (section._type) {
    case 'serviceCards':
      return <ServiceCards section={section} estimateLink={estimateLink} />
    case 'pricing':
      return <Pricing section={section} estimateLink={estimateLink} />
    case 'process':
      return <Process section={section} />
    case 'reasons':
      return <Reasons section={section} isOpen={props.isOpen} />
    case 'fixtures':
      return <Fixtures section={section} />
    case 'notice':
      return <Notice section={section} business={business} isBelowCall={report !== undefined} />
    case 'consultation':
      if (section === report) return <EmergencyReport section={section} business={business} />
      return <Consultation section={section} />
    case 'stats':
      return <Stats section={section} />
    case 'reviews':
      return <Reviews {...section} reviews={reviewsShown(section)} reviewsUrl={business.reviewsUrl} />
    case 'questions':
      return <Questions {...section} business={business} topic={topic} name={section._key} />
    case 'areas':
      return <Areas section={section} business={business} />
    case 'badges':
      return <Badges section={section} />
    case 'beforeAfter':
      return <BeforeAfter section={section} />
    case 'plans':
      return <Plans section={section} business={business} estimateLink={estimateLink} />
    case 'schedule':
      return <Schedule section={section} remindersHref={remindersHref} />
    case 'prose':
      return <Prose {...section} business={business} />
    case 'projects':
      return <Projects section={section} hasGallery={!site.hiddenPages.includes('galleryPage')} />
    default:
      throw new Error(unknown(section satisfies never, documentId))
  }
}

function unknown(section: { _type?: string; _key?: string }, documentId: string): string {
  return `The document ${documentId} has a section of the unknown kind "${section._type}" (key ${section._key}): build it in web/sections, or remove it in the Studio.`
}
