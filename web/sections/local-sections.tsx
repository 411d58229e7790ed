import type { QuoteTopic } from '#content/quote-request.ts'
import type { SiteSlice } from '../fragments/site/site-props.ts'
import type { LocalSectionSlice } from './local-section-query.ts'
import { Section } from './section.tsx'
import type { SectionSlice } from './section-query.ts'
import type { TownFactsSlice } from './town-facts/query.ts'
import { TownFacts, type TownFactsPage } from './town-facts/town-facts.tsx'

type LocalSectionsProps = { page: TownFactsPage; topic?: QuoteTopic; site: SiteSlice }

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

function bandsOf(sections: readonly LocalSectionSlice[]): (SectionSlice | TownFactsSlice[])[] {
  const bands: (SectionSlice | TownFactsSlice[])[] = []
  for (const section of sections) {
    const last = bands.at(-1)
    if (section._type !== 'townFacts') bands.push(section)
    else if (Array.isArray(last)) last.push(section)
    else bands.push([section])
  }
  return bands
}
