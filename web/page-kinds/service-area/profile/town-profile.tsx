import { Facts } from '../../../components/facts/facts.tsx'
import type { FactsSlice } from '../../../fragments/facts.ts'
import type { CityLink } from '../../../fragments/link.ts'
import type { SiteSlice } from '../../../fragments/site/site-props.ts'
import { plainText } from '../../../fragments/text/plain-text.ts'
import type { RichTextSlice } from '../../../fragments/text/rich-text.ts'
import { Details } from './details.tsx'
import { TownAbout } from './town-about.tsx'
import { TownReasons } from './town-reasons.tsx'

type Town = CityLink &
  FactsSlice & {
    landmarks: string[] | null
    travelTime: string | null
    reasons: string[] | null
    about: RichTextSlice | null
  }

/** Letters of a text that is as high as both cards beside it; a shorter one has the figures below. */
const LONG = 1_900

/** What the business knows of a town; a town with a short profile shows less. */
export function TownProfile({ town, site }: { town: Town; site: SiteSlice }) {
  const isLong = plainText(town.about ?? [], site.business).length > LONG
  return (
    <div className="sec">
      <div className={isLong ? 'wrap grid half profile long' : 'wrap grid half profile'}>
        <div className="stack wide-apart">
          {town.reasons && <TownReasons reasons={town.reasons} name={town.name} />}
          {town.about && <TownAbout about={town.about} name={town.name} business={site.business} />}
        </div>
        <Details town={town} site={site} />
        <Facts facts={town} name={town.name} />
      </div>
    </div>
  )
}
