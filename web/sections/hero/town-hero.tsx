import { dollars } from '#content/price.ts'
import type { CityLink } from '../../documents/link.ts'
import type { SiteSlice } from '../../documents/site.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Hero } from './component.tsx'
import { driveFact, ratingFact, zipCodesFact } from './facts.ts'
import type { HeroSlice } from './query.ts'
import { aboveTowns, townTitle } from './trail.ts'

type Town = CityLink & { hero: HeroSlice; travelTime: string | null; averageHomeValue: number | null }

export function TownHero({ town, site }: { town: Town; site: SiteSlice }) {
  const { name, hero, travelTime, averageHomeValue, zipCodes } = town
  const value = averageHomeValue && dollars(averageHomeValue)
  const facts = [
    ...driveFact(travelTime),
    zipCodesFact(zipCodes),
    ...(value ? [{ name: 'Average home value', value }] : []),
    ...ratingFact(site.business),
  ]
  return (
    <>
      <Breadcrumb trail={aboveTowns} current={townTitle(town)} />
      <Hero hero={hero} business={site.business} quote={`Get ${name} quote`} facts={facts} />
    </>
  )
}
