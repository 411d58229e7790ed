import type { ComponentProps, ReactNode } from 'react'
import { Band } from '../layout/band.tsx'
import { Pair } from '../layout/columns.tsx'

type FoldProps = Omit<ComponentProps<'details'>, 'title'> & {
  /** A heading, or the words of one line. */
  title: ReactNode
  /** What a heading goes on to say. */
  intro?: string | null
  /** Whether it can be read at once. */
  isOpen?: boolean
  /** Whether nobody can fold it. */
  isFixed?: boolean
}

/** A corner that points down, at the end. */
export const chevron =
  'after:size-2.5 after:-translate-y-0.75 after:flex-none after:rotate-45 after:border-r-(length:--stroke) after:border-b-(length:--stroke) after:border-current'

const summary = `flex justify-between *:min-w-0 hover:text-brand-text ${chevron} after:mx-1.25 after:transition-[rotate,translate] after:duration-(--quick) [[open]>&]:after:translate-y-0.75 [[open]>&]:after:rotate-225 print:mb-0 print:min-h-0 print:after:hidden`
/** Where there is room it is open: from the first paint, or when its script has come. */
const openWhenWide = 'md:details-content:[content-visibility:visible]'
const titleWhenWide = 'md:min-h-0 md:cursor-default md:after:hidden'

const titleLook = `${summary} min-h-target items-center gap-4`
/** Of two lines, it keeps off the lines around it. */
const titleWhenNarrow = `${titleLook} max-md:py-2 ${titleWhenWide}`

const lineWhenNarrow = `${openWhenWide} max-md:[&[open]]:pb-3`

const looks = {
  always: { details: '', summary: `${titleLook} py-2` },
  phone: {
    details: openWhenWide,
    summary: `${titleWhenNarrow} md:mb-4`,
  },
  band: {
    details: `mx-auto w-page ${openWhenWide}`,
    summary: `${titleWhenNarrow} md:has-[+p]:mb-4 md:not-has-[+p]:mb-head`,
  },
  /** The same with what is folded beside the heading where there is room for both. */
  beside: {
    details: `mx-auto w-page lg:grid lg:grid-cols-[4fr_8fr] lg:items-start lg:gap-x-grid-wide ${openWhenWide}`,
    summary: `${titleWhenNarrow} md:max-lg:has-[+p]:mb-4 md:max-lg:not-has-[+p]:mb-head lg:flex-col lg:items-start lg:gap-6`,
  },
  /** The same with a picture beside both heading and content, as high as they are. */
  besidePicture: {
    details: `relative mx-auto w-page lg:grid lg:min-h-72 lg:grid-cols-[4fr_8fr] lg:grid-rows-[auto_1fr] lg:gap-x-grid-wide lg:details-content:col-start-2 ${openWhenWide}`,
    summary: `${titleWhenNarrow} md:mb-6 lg:col-start-2`,
  },
  /** On a phone a line with a price, which takes more lines before the name does. */
  line: {
    details: lineWhenNarrow,
    summary: `${summary} min-h-target items-center gap-x-3 max-md:py-2 max-md:[&>h3]:min-w-min max-md:[&>h3]:flex-1 max-md:[&>h3]:text-h4 max-md:[&>h3+*]:text-end md:flex-col md:items-start md:justify-start md:gap-y-0.5 ${titleWhenWide} md:mb-4`,
  },
  /** The same beside a small picture, with the price below the name. */
  pictured: {
    details: lineWhenNarrow,
    summary: `${summary} min-h-24 gap-x-3 gap-y-0.5 max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:content-center max-md:items-center max-md:after:col-start-2 max-md:after:row-span-2 max-md:after:row-start-1 max-md:[&>h3]:text-h4 max-md:[&>h3+*]:ms-0 max-md:[&>h3+*]:text-start md:mb-4 md:min-h-22 md:cursor-default md:flex-col md:items-start md:justify-start md:after:hidden`,
  },
  question: {
    details:
      'border-b border-line not-print:motion-safe:details-content:opacity-0 not-print:motion-safe:details-content:transition-opacity not-print:motion-safe:details-content:duration-(--calm) not-print:motion-safe:details-content:ease-out not-print:motion-safe:[&[open]]:details-content:opacity-100',
    summary: `${titleLook} py-[clamp(0.65rem,0.5rem+0.5vw,1rem)] text-h4 leading-[1.3] font-button`,
  },
} as const

type FoldLook = keyof typeof looks

const introLook = 'mb-head max-w-measure text-balance text-lead text-ink-soft'

/** What can be read on without: folded below its title. The browser's search looks into it and opens it. */
export function Fold({
  title,
  intro,
  look = 'always',
  isOpen,
  isFixed = false,
  className = '',
  children,
  ...rest
}: FoldProps & { look?: FoldLook }) {
  const { details, summary } = looks[look]
  if (isFixed)
    return (
      <div className={`${details} ${className}`.trim()}>
        <div className={`${summary} max-md:mb-2 max-md:after:hidden`}>{title}</div>
        <div>
          {intro && <p className={introLook}>{intro}</p>}
          {children}
        </div>
      </div>
    )
  return (
    <details
      {...rest}
      className={`${details} ${className}`.trim() || undefined}
      open={isOpen}
      data-fold={details.includes(openWhenWide) ? 'phone' : 'always'}
    >
      <summary className={summary}>{title}</summary>
      {intro && <p className={introLook}>{intro}</p>}
      {children}
    </details>
  )
}

/** Around one that stands alone on a phone: between two lines it looks like what opens. */
export const ruledOnPhone =
  'max-md:[&>details:not([open])>summary]:border-y max-md:[&>details:not([open])>summary]:border-line'

export function PhoneFold(props: FoldProps) {
  return <Fold {...props} look="phone" />
}

type FoldedBandProps = {
  /** What the checks and other pages know the section by. */
  name: string
  id?: string
  heading: string
  intro?: string | null
  /** What the preview knows it by. */
  mark?: object
  isOpen?: boolean
  look?: 'band' | 'beside'
  /** Stands beside both: decoration, in no name that is read aloud. */
  picture?: ReactNode
  className?: string
  children: ReactNode
}

export function FoldedBand({
  name,
  id,
  heading,
  intro,
  mark,
  isOpen,
  look = 'band',
  picture,
  className = '',
  children,
}: FoldedBandProps) {
  return (
    <Band
      look="folds"
      className={`${isOpen ? 'max-md:pt-section' : ''} ${className}`.trim()}
      id={id}
      data-section={name}
      {...mark}
    >
      <Fold
        title={
          <>
            <h2>{heading}</h2>
            {picture && (
              <span
                className="absolute inset-y-0 start-0 block w-[calc((100%-var(--spacing-grid-wide))/3)] max-lg:hidden print:hidden *:flex *:h-full *:flex-col [&_img]:h-0 [&_img]:grow"
                aria-hidden="true"
              >
                {picture}
              </span>
            )}
          </>
        }
        intro={intro}
        isFixed={isOpen}
        look={picture ? 'besidePicture' : look}
      >
        {children}
      </Fold>
    </Band>
  )
}

const rowsOnPhone =
  'max-md:gap-y-3 max-md:*:not-first:-mx-gutter max-md:*:not-first:border-t max-md:*:not-first:border-line-field max-md:*:not-first:px-gutter max-md:*:not-first:pt-3'

/** Two that say little stand beside each other where there is room for both; on a phone they are rows of one list. */
export function FoldedPair({ wide = 'half', children }: { wide?: 'half' | 'start'; children: ReactNode }) {
  return (
    <Band as="div" look="folds" className="not-has-[section]:hidden">
      <Pair wide={wide} className={rowsOnPhone}>
        {children}
      </Pair>
    </Band>
  )
}

type FoldedHalfProps = Pick<FoldedBandProps, 'name' | 'id' | 'heading' | 'intro' | 'className' | 'children'>

export function FoldedHalf({ name, id, heading, intro, className, children }: FoldedHalfProps) {
  return (
    <section className={className} id={id} data-section={name}>
      <PhoneFold title={<h2>{heading}</h2>} intro={intro}>
        {children}
      </PhoneFold>
    </section>
  )
}
