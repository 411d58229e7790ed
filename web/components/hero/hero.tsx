import type { ReactNode } from 'react'
import { anchors } from '#content/addresses/routes.ts'
import type { PictureFragment } from '../../lake/fragments/picture.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import { CallButton, QuoteButton } from '../contact-links/contact-buttons.tsx'
import { ButtonLink } from '../controls/button.tsx'
import { ButtonRow } from '../controls/button-row.tsx'
import { type Fact, TitleBlock } from '../facts/fact-list.tsx'
import { Badge } from '../marks/badge.tsx'
import { Picture } from '../picture/picture.tsx'
import { Lead } from '../text/lead.tsx'
import { FirstScreenEnd } from './first-screen-end.tsx'
import type { HeroFragment } from './query.ts'

/** Half of the window, and more where the words beside it are so high that its sides are cut. */
const BESIDE_WORDS = '(width < 48rem) 100vw, (width < 64rem) 78vw, max(50vw, 50rem)'

/** Where the words, the facts and what stands beside the words have their places. */
const layouts = {
  single: { grid: 'mx-auto w-page', words: '', facts: '', side: '' },
  split: {
    grid: 'mx-auto w-page md:grid-cols-2 md:items-center',
    words: '',
    facts: 'col-span-full',
    side: 'md:col-start-2 md:row-start-1',
  },
  /**
   * A picture goes on to the edge of a wide window: the columns are the two halves of the page between its margins. It begins below
   * the header, beside the breadcrumb.
   */
  toTheEdge: {
    grid: 'max-lg:mx-auto max-lg:w-page md:items-center md:max-lg:grid-cols-2 lg:not-print:-mt-17 lg:grid-cols-[minmax(var(--spacing-gutter),1fr)_repeat(2,minmax(0,38.75rem))_minmax(var(--spacing-gutter),1fr)] lg:gap-x-0',
    words: 'lg:col-start-2 lg:pe-12 lg:pt-18 lg:pb-20',
    facts: 'max-lg:col-span-full lg:col-start-2 lg:-col-end-2 lg:z-1 lg:shadow-card lg:not-print:-mt-16',
    side: 'max-md:-mx-gutter max-md:*:rounded-none md:max-lg:col-start-2 md:max-lg:*:max-h-100 md:row-start-1 lg:col-start-3 lg:-col-end-1 md:self-stretch md:*:flex md:*:h-full md:*:flex-col md:[&_img]:h-0 md:[&_img]:min-h-60 md:[&_img]:grow lg:*:rounded-none lg:[&_span]:top-2 lg:[&_span]:bottom-auto lg:[&_img]:min-h-[clamp(22rem,33vw,32rem)]',
  },
} as const

export type HeroProps = {
  hero: HeroFragment
  /** Stands above the rest of a heading that begins with it, such as "Matthews, NC". */
  place?: string
  business: BusinessFragment
  /** Words on the button that leads to the form. */
  quote: string
  /** Facts below the words and the picture. */
  facts: readonly Fact[]
  /** What the checks and the preview know them by, where they are a section. */
  factsMark?: object
  /** Whether the page shows some to which the button to its projects can lead. */
  hasProjects?: boolean
  /** On a page for emergencies the phone comes before the form, and before a report online where the page takes one. */
  emergency?: { report: string | null }
  /** Stands in for the page's own picture. */
  picture?: PictureFragment | null
  /** Stands where the picture would, while there is none. */
  beside?: ReactNode
  /** Where it goes on a phone: before the facts, after them, or away, where the page shows more of its kind right below. */
  onPhone?: 'first' | 'last' | 'away'
  /** Stands between the words and the buttons. */
  aboveButtons?: ReactNode
  /** Replaces the buttons; false for none. */
  buttons?: ReactNode
  children?: ReactNode
}

export function Hero(props: HeroProps) {
  const { hero, facts, factsMark, emergency, picture, beside, aboveButtons, buttons, onPhone, children } =
    props
  const shown = hero.picture ?? picture
  // In an emergency the number comes before any picture.
  const isAway = emergency !== undefined || onPhone === 'away'
  const first = isAway ? 'wide' : true
  const side = shown ? <Picture picture={shown} sizes={BESIDE_WORDS} upTo={1600} first={first} /> : beside
  const row = buttons ?? <Buttons {...props} isNarrow={Boolean(side)} />
  const layout = layouts[shown ? 'toTheEdge' : side ? 'split' : 'single']
  return (
    <section className="pt-6 pb-4" data-section="hero">
      <div className={`grid grid-cols-1 gap-x-grid-wide gap-y-4 md:gap-y-6 ${layout.grid}`}>
        <div className={`space-y-4 lg:space-y-5 ${layout.words}`.trim()}>
          {hero.badge && (
            <p>
              <Badge look="outline">{hero.badge}</Badge>
            </p>
          )}
          <h1 className="md:text-h1-split" {...editable(hero, 'heading')}>
            {headingOf(props)}
          </h1>
          {emergency && row}
          <Lead {...editable(hero, 'lead')}>{hero.lead}</Lead>
          {aboveButtons}
          {!emergency && row}
          {children}
        </div>
        <TitleBlock className={layout.facts} facts={facts} {...factsMark} />
        {side && <div className={`${layout.side} ${placeOnPhone(isAway, onPhone)}`.trim()}>{side}</div>}
      </div>
      <FirstScreenEnd />
    </section>
  )
}

function headingOf({ hero: { heading }, place }: HeroProps): ReactNode {
  if (!place || !heading.startsWith(`${place} `)) return heading
  return (
    <>
      <span className="mb-2 block text-h3 text-brand-text">{place}</span>
      {heading.slice(place.length)}
    </>
  )
}

function placeOnPhone(isAway: boolean, onPhone: HeroProps['onPhone']): string {
  if (isAway) return 'max-md:hidden'
  return onPhone === 'first' ? 'max-md:row-start-2' : ''
}

function Buttons({
  hero,
  business,
  quote,
  hasProjects,
  emergency,
  isNarrow,
}: HeroProps & { isNarrow: boolean }) {
  return (
    <ButtonRow className={`${isNarrow ? 'md:max-xl:*:flex-auto' : ''} ${emergency ? 'py-2' : ''}`.trim()}>
      {emergency ? (
        <>
          <CallButton business={business} look="destructive" size="lg" />
          <SecondButton quote={hero.action ?? quote} {...emergency} />
        </>
      ) : (
        <>
          <QuoteButton text={hero.action ?? quote} size="lg" />
          <CallButton business={business} size="lg" />
        </>
      )}
      {hasProjects && hero.projectsAction && (
        <ButtonLink look="link" href={`#${anchors.projects}`} className="max-md:justify-start max-md:px-0">
          {hero.projectsAction}
        </ButtonLink>
      )}
    </ButtonRow>
  )
}

/** What an emergency asks for after the call: a report where the page takes one, else a quote. */
function SecondButton({ quote, report }: { quote: string; report: string | null }) {
  if (!report) return <QuoteButton text={quote} look="link" />
  return (
    <ButtonLink look="outline" size="lg" href={`#${anchors.report}`}>
      {report}
    </ButtonLink>
  )
}
