import { Facts } from '../../../components/facts/facts.tsx'
import type { FactsFragment } from '../../../fragments/facts.ts'
import type { CityLink } from '../../../fragments/link.ts'
import type { SiteFragment } from '../../../fragments/site/site-props.ts'
import { plainText } from '../../../fragments/text/plain-text.ts'
import type { RichTextFragment } from '../../../fragments/text/rich-text.ts'
import { Details } from './details.tsx'
import { TownAbout } from './town-about.tsx'
import { TownArticles } from './town-articles.tsx'
import { TownReasons } from './town-reasons.tsx'

type Town = CityLink &
  FactsFragment & {
    landmarks: string[] | null
    travelTime: string | null
    reasons: string[] | null
    about: RichTextFragment | null
  }

/** Characters of a text that is as high as both cards beside it; below a shorter text there is room for the figures. */
const LONG = 1_900

/** What the business knows of a town; a town with a short profile shows less. */
export function TownProfile({ town, site }: { town: Town; site: SiteFragment }) {
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
        {town.articles && town.articles.length > 0 && (
          <TownArticles articles={town.articles} name={town.name} />
        )}
      </div>
    </div>
  )
}
