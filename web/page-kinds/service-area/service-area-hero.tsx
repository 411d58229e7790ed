import { dollars } from '#content/prices/price.ts'
import { Breadcrumb } from '../../components/hero/breadcrumb.tsx'
import { Hero } from '../../components/hero/hero.tsx'
import { driveFact, ratingFact, zipCodesFact } from '../../components/hero/hero-facts.ts'
import type { HeroFragment } from '../../components/hero/query.ts'
import { townQuote } from '../../components/hero/town-quote.ts'
import { aboveTowns, townTitle } from '../../components/hero/trail.ts'
import type { CityLink } from '../../fragments/link.ts'
import type { Site } from '../../fragments/site/site-query.ts'

type Town = CityLink & { hero: HeroFragment; travelTime: string | null; averageHomeValue: number | null }

export function ServiceAreaHero({ town, site }: { town: Town; site: Site }) {
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
      <Hero hero={hero} business={site.business} quote={townQuote(name)} facts={facts} />
    </>
  )
}
