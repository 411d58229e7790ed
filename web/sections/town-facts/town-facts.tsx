import type { ReactNode } from 'react'
import { QuoteButton } from '../../components/contact-links/contact-buttons.tsx'
import { Head } from '../../components/text/section-head.tsx'
import type { SiteSlice } from '../../fragments/site/site-props.ts'
import type { MainServiceHere, TownSlice } from '../../fragments/town.ts'
import type { LocalSectionSlice } from '../local-section-query.ts'
import { factsShown } from './facts-shown.tsx'
import type { TownFactsSlice } from './query.ts'

export type TownFactsPage = {
  _id: string
  city: TownSlice
  mainServicesHere: readonly MainServiceHere[]
  sections: readonly LocalSectionSlice[]
}

type TownFactsProps = { sections: readonly TownFactsSlice[]; page: TownFactsPage; site: SiteSlice }

type Shown = { section: TownFactsSlice; facts: ReactNode }

/** Facts of the town that follow one another share a band; what the town lacks is left out with its heading. */
export function TownFacts({ sections, page, site }: TownFactsProps) {
  const shown = sections.flatMap((section) => {
    const facts = factsShown(section.show, page, site)
    return facts ? [{ section, facts }] : []
  })
  const [first, ...others] = shown
  if (!first) return null
  if (others.length === 0) return <Alone {...first} />
  return <Together shown={shown} />
}

function Alone({ section, facts }: Shown) {
  return (
    <section className="sec" data-section={nameOf(section)}>
      <div className="wrap grid side-l">
        <div className="stick">
          <Head heading={section.heading} intro={section.intro} />
        </div>
        <div className="stack">
          {facts}
          <Ask action={section.action} />
        </div>
      </div>
    </section>
  )
}

/** What is read stands left, what is looked up stands right; without anything to read all of it is cards. */
function Together({ shown }: { shown: readonly Shown[] }) {
  const read = shown.filter(({ section }) => section.show === 'about')
  const lookedUp = shown.filter(({ section }) => section.show !== 'about')
  const cards = lookedUp.map((one) => <Card key={one.section._key} {...one} />)
  if (read.length === 0)
    return (
      <div className="sec">
        <div className={lookedUp.length < 3 ? 'wrap grid fit level' : 'wrap heap'}>{cards}</div>
      </div>
    )
  return (
    <div className="sec">
      <div className="wrap grid half">
        <div className="stack wide-apart">
          {read.map(({ section, facts }) => (
            <section key={section._key} data-section={nameOf(section)}>
              <Head heading={section.heading} intro={section.intro} />
              {facts}
              <Ask action={section.action} />
            </section>
          ))}
        </div>
        <div className="grid">{cards}</div>
      </div>
    </div>
  )
}

function Card({ section, facts }: Shown) {
  const { heading, intro, action } = section
  return (
    <section className="card stack" data-section={nameOf(section)}>
      <h2 className="h3">{heading}</h2>
      {intro && <p className="soft">{intro}</p>}
      {facts}
      <Ask action={action} />
    </section>
  )
}

function Ask({ action }: { action: string | null }) {
  return action && <QuoteButton text={action} />
}

/** Both markets are one to whoever looks for it. */
function nameOf({ show }: TownFactsSlice): string {
  return show === 'home-market' || show === 'building-market' ? 'market' : show
}
