import type { QuoteTopic } from '#content/quote/quote-request.ts'
import type { Site } from '../fragments/site/site-query.ts'
import type { LocalSectionFragment } from './local-section-query.ts'
import { Section } from './section.tsx'
import type { SectionFragment } from './section-query.ts'
import type { TownFactsPage } from './town-facts/facts-shown.tsx'
import type { TownFactsFragment } from './town-facts/query.ts'
import { TownFacts } from './town-facts/town-facts.tsx'

type LocalSectionsProps = { page: TownFactsPage; topic?: QuoteTopic; site: Site }

/** The sections of a page about a town; facts that follow one another are shown together. */
export function LocalSections({ page, topic, site }: LocalSectionsProps) {
  return bandsOf(page.sections).map((band) =>
    Array.isArray(band) ? (
      <TownFacts key={band[0]?._key} sections={band} page={page} site={site} />
    ) : (
      <Section key={band._key} section={band} business={site.business} topic={topic} documentId={page._id} />
    ),
  )
}

function bandsOf(sections: readonly LocalSectionFragment[]): (SectionFragment | TownFactsFragment[])[] {
  const bands: (SectionFragment | TownFactsFragment[])[] = []
  for (const section of sections) {
    const last = bands.at(-1)
    if (section._type !== 'townFacts') bands.push(section)
    else if (Array.isArray(last)) last.push(section)
    else bands.push([section])
  }
  return bands
}
