import type { CityLink } from '../../../documents/link.ts'
import { plainText } from '../../../documents/plain-text.ts'
import type { RichTextSlice } from '../../../documents/rich-text.ts'
import type { SiteSlice } from '../../../documents/site.ts'
import { Facts } from '../../../parts/facts/component.tsx'
import type { FactsSlice } from '../../../parts/facts/query.ts'
import { Details } from '../details/component.tsx'
import { TownAbout } from '../town-about/component.tsx'
import { TownReasons } from '../town-reasons/component.tsx'

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
