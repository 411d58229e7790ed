import type { ReactNode } from 'react'
import { QuoteButton } from '../../components/contact-links/contact-buttons.tsx'
import { Band } from '../../components/layout/band.tsx'
import { cards } from '../../components/layout/card.ts'
import { Columns } from '../../components/layout/columns.tsx'
import { PhoneFold } from '../../components/text/fold.tsx'
import { fit, ofItems } from '../../components/text/of-items.ts'
import { Head } from '../../components/text/section-head.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
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
    <Band data-section={nameOf(section)} {...editable(section, 'heading')}>
      <Columns wide="end" className="mx-auto w-page">
        <div className="lg:sticky lg:top-28">
          <Head {...section} above="none" />
        </div>
        <div className="space-y-4">
          {facts}
          <Ask action={section.action} />
        </div>
      </Columns>
    </Band>
  )
}

/** So many are a heap: text and cards of unlike height, one below the other in two columns that end together. */
const LEAST_IN_HEAP = 3
/** Of a block nothing is left of the margin where a column ends. */
const inHeap = 'mb-grid inline-flex w-full flex-col align-top'

/** Text on the left, facts to look up on the right; without text everything is cards. Lists of links elsewhere are wide and low. */
function Together({ shown }: { shown: readonly Shown[] }) {
  const wide = shown.filter(({ section }) => section.show === 'articles')
  const read = shown.filter(({ section }) => section.show === 'about')
  const lookedUp = shown.filter((one) => !wide.includes(one) && !read.includes(one))
  const parts = [
    ...read.map((one) => <Text key={one.section._key} {...one} />),
    ...lookedUp.map((one) => <Card key={one.section._key} {...one} />),
  ]
  return (
    <Band as="div">
      <div className="mx-auto flex w-page flex-col gap-grid">
        {parts.length < LEAST_IN_HEAP ? (
          <div className={`grid items-start gap-grid *:min-w-0 ${fit} ${ofItems(parts.length)}`}>{parts}</div>
        ) : (
          <div className="-mb-(--spacing-grid) columns-[2_22rem] gap-x-grid">
            {parts.map((part) => (
              <div key={part.key} className={inHeap}>
                {part}
              </div>
            ))}
          </div>
        )}
        {wide.map((one) => (
          <Card key={one.section._key} {...one} />
        ))}
      </div>
    </Band>
  )
}

function Text({ section, facts }: Shown) {
  return (
    <section data-section={nameOf(section)} {...editable(section, 'heading')}>
      <Head {...section} above="text" />
      {facts}
      <Ask action={section.action} />
    </section>
  )
}

/** What is as short as its heading is open on a phone too. */
const isShort: ReadonlySet<string> = new Set(['zip-codes', 'neighborhoods', 'landmarks'])

function Card({ section, facts }: Shown) {
  const { heading, intro, action } = section
  return (
    <section
      className={`${cards.foldedStack} space-y-4`}
      data-section={nameOf(section)}
      {...editable(section, 'heading')}
    >
      <PhoneFold title={<h2 className="text-h3">{heading}</h2>} isOpen={isShort.has(section.show)}>
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
