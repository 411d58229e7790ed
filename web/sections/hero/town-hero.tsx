import { dollars } from '#content/price.ts'
import { fixedPaths } from '#content/routes.ts'
import type { CityLink } from '../../documents/link.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import type { SiteSlice } from '../site-header/site-slice.ts'
import { Hero } from './component.tsx'
import { ratingFact } from './facts.ts'
import type { HeroSlice } from './query.ts'

type Town = CityLink & { hero: HeroSlice; travelTime: string | null; averageHomeValue: number | null }

const MOST_ZIP_CODES = 3

export function TownHero({ town, site }: { town: Town; site: SiteSlice }) {
  const { name, state, hero, travelTime, averageHomeValue, zipCodes } = town
  const value = averageHomeValue && dollars(averageHomeValue)
  const facts = [
    ...(travelTime ? [{ name: 'Drive from our office', value: travelTime }] : []),
    { name: 'Zip codes', value: zipCodesInBrief(zipCodes) },
    ...(value ? [{ name: 'Average home value', value }] : []),
    ...ratingFact(site.business),
  ]
  const trail = [
    { title: 'Home', path: fixedPaths.home },
    { title: 'Service areas', path: `${fixedPaths.home}#areas` },
  ]
  return (
    <>
      <Breadcrumb trail={trail} current={`${name}, ${state}`} />
      <Hero hero={hero} business={site.business} quote={`Get ${name} quote`} facts={facts} />
    </>
  )
}

/** A few are named one by one, many as a span. */
function zipCodesInBrief(zipCodes: readonly string[]): string {
  if (zipCodes.length <= MOST_ZIP_CODES) return zipCodes.join(', ')
  return `${zipCodes[0]} to ${zipCodes.at(-1)}`
}
