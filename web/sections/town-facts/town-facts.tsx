import type { ReactNode } from 'react'
import { QuoteButton } from '../../components/contact-links/contact-buttons.tsx'
import { Band } from '../../components/layout/band.tsx'
import { cards } from '../../components/layout/card.ts'
import { Columns } from '../../components/layout/columns.tsx'
import { PhoneFold } from '../../components/text/fold.tsx'
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

/** About how many lines each takes. Articles and links elsewhere are wide and low: they have a row of their own. */
const LINES: Record<TownFactsFragment['show'], number> = {
  about: 14,
  facts: 11,
  'home-market': 9,
  'building-market': 9,
  neighborhoods: 8,
  hours: 8,
  landmarks: 6,
  'property-types': 6,
  links: 6,
  climate: 5,
  'zip-codes': 4,
  articles: 4,
}

/**
 * Text on the left, facts to look up beside and below it, in two columns that end together; without text everything is cards. What is
 * as short as its heading shares one.
 */
function Together({ shown }: { shown: readonly Shown[] }) {
  const wide = shown.filter(({ section }) => section.show === 'articles')
  const short = shown.filter(isShort)
  const low = short.length > 1 ? short : []
  const high = shown.filter((one) => !wide.includes(one) && !low.includes(one))
  const columns = halvesOf([...high.filter(isText), ...high.filter((one) => !isText(one))])
  return (
    <Band as="div">
      <div className="mx-auto flex w-page flex-col gap-grid">
        {low.length > 0 && <LowCard shown={low} />}
        <div className={`grid gap-grid *:min-w-0 ${columns.length > 1 ? 'md:grid-cols-2' : ''}`}>
          {columns.map((column) => (
            <div key={column[0]?.section._key} className="flex flex-col gap-grid *:last:grow">
              {column.map((one) =>
                isText(one) ? (
                  <Text key={one.section._key} {...one} />
                ) : (
                  <Card key={one.section._key} {...one} />
                ),
              )}
            </div>
          ))}
        </div>
        {wide.map((one) => (
          <Card key={one.section._key} {...one} />
        ))}
      </div>
    </Band>
  )
}

const isText = ({ section }: Shown) => section.show === 'about'

/** The first of them and the others, so that both take about as many lines. */
function halvesOf(all: readonly Shown[]): (readonly Shown[])[] {
  const linesOf = (some: readonly Shown[]) => some.reduce((sum, { section }) => sum + LINES[section.show], 0)
  const halves = all.map((_, first) => [all.slice(0, first), all.slice(first)])
  const uneven = ([one = [], other = []]: (readonly Shown[])[]) => Math.abs(linesOf(one) - linesOf(other))
  const [best = []] = halves.sort((a, b) => uneven(a) - uneven(b))
  return best.filter((half) => half.length > 0)
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
const isShort = ({ section: { show } }: Shown) =>
  show === 'zip-codes' || show === 'neighborhoods' || show === 'landmarks'

/** Their columns stand beside each other; what can be asked for is below the first, which is the lowest. */
function LowCard({ shown }: { shown: readonly Shown[] }) {
  const actions = shown.flatMap(({ section }) => section.action ?? [])
  return (
    <div className={`${cards.usual} grid gap-x-grid gap-y-6 *:min-w-0 md:auto-cols-fr md:grid-flow-col`}>
      {shown.map(({ section, facts }, place) => (
        <section
          key={section._key}
          className={`space-y-4 ${section.show === 'landmarks' ? 'md:[&_ul]:columns-1' : ''}`.trim()}
          data-section={nameOf(section)}
          {...editable(section, 'heading')}
        >
          <h2 className="text-h3">{section.heading}</h2>
          {section.intro && <p className="text-ink-soft">{section.intro}</p>}
          {facts}
          {place === 0 && actions.map((action) => <Ask key={action} action={action} />)}
        </section>
      ))}
    </div>
  )
}

function Card({ section, facts }: Shown) {
  const { heading, intro, action } = section
  return (
    <section
      className={`${cards.foldedStack} space-y-4`}
      data-section={nameOf(section)}
      {...editable(section, 'heading')}
    >
      <PhoneFold title={<h2 className="text-h3">{heading}</h2>} isOpen={isShort({ section, facts })}>
        {intro && <p className="text-ink-soft">{intro}</p>}
        {facts}
        <Ask action={action} />
      </PhoneFold>
    </section>
  )
}

function Ask({ action }: { action: string | null }) {
  return action && <QuoteButton text={action} className="max-md:w-full" />
}

/** Both kinds of market facts carry one name in the page. */
function nameOf({ show }: TownFactsFragment): string {
  return show === 'home-market' || show === 'building-market' ? 'market' : show
}
