import type { ReactNode } from 'react'
import { QuoteButton } from '../../components/contact-links/contact-buttons.tsx'
import { PhoneFold } from '../../components/text/fold.tsx'
import { ofItems } from '../../components/text/of-items.ts'
import { Head } from '../../components/text/section-head.tsx'
import type { Site } from '../../fragments/site/site-query.ts'
import { editable } from '../../preview/marks.ts'
import { factsShown, type TownFactsPage } from './facts-shown.tsx'
import type { TownFactsFragment } from './query.ts'

type TownFactsProps = { sections: readonly TownFactsFragment[]; page: TownFactsPage; site: Site }

type Shown = { section: TownFactsFragment; facts: ReactNode }

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
    <section className="sec" data-section={nameOf(section)} {...editable(section, 'heading')}>
      <div className="wrap grid side-l">
        <div className="stick">
          <Head {...section} />
        </div>
        <div className="stack">
          {facts}
          <Ask action={section.action} />
        </div>
      </div>
    </section>
  )
}

/** Text on the left, facts to look up on the right; without text everything is cards. */
function Together({ shown }: { shown: readonly Shown[] }) {
  const read = shown.filter(({ section }) => section.show === 'about')
  const lookedUp = shown.filter(({ section }) => section.show !== 'about')
  const cards = lookedUp.map((one) => <Card key={one.section._key} {...one} />)
  if (read.length === 0)
    return (
      <div className="sec">
        <div
          className={`wrap ${lookedUp.length < 3 ? 'grid fit level' : 'heap'} ${ofItems(lookedUp.length)}`}
        >
          {cards}
        </div>
      </div>
    )
  return (
    <div className="sec">
      <div className="wrap grid half">
        <div className="stack wide-apart">
          {read.map(({ section, facts }) => (
            <section key={section._key} data-section={nameOf(section)} {...editable(section, 'heading')}>
              <Head {...section} />
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
    <section className="card stack" data-section={nameOf(section)} {...editable(section, 'heading')}>
      <PhoneFold title={<h2 className="text-h3">{heading}</h2>}>
        {intro && <p className="text-ink-soft">{intro}</p>}
        {facts}
        <Ask action={action} />
      </PhoneFold>
    </section>
  )
}

function Ask({ action }: { action: string | null }) {
  return action && <QuoteButton text={action} />
}

/** Both kinds of market facts carry one name in the page. */
function nameOf({ show }: TownFactsFragment): string {
  return show === 'home-market' || show === 'building-market' ? 'market' : show
}
