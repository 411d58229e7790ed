import type { ComponentProps } from 'react'

const ruled = 'taped pt-[calc(var(--spacing-section)+18px)] pb-section'
const taped = `${ruled} print:pt-section`
const tight = 'py-[clamp(2rem,4vw,3.5rem)]'
/** On a phone rows of one list, however the bands around them are tinted. */
const folds =
  'max-md:-mt-px max-md:border-y max-md:border-line-field max-md:bg-surface max-md:[&_details[open]]:pb-6 max-md:[&_details[open]>summary]:mb-2 max-md:[&_summary>h2]:text-h3'
const looks = {
  usual: 'py-section',
  tight,
  taped,
  plate: 'plate py-section',
  'plate taped': `plate ${taped}`,
  /** Alone on a printed sheet: see print.css. */
  sheet: `${ruled} print:p-0`,
  /** On a phone a row or two. */
  folds: `${folds} py-section max-md:py-3`,
  'tight folds': `${folds} ${tight} max-md:py-3`,
} as const

type BandProps = Omit<ComponentProps<'section'>, 'ref'> & {
  as?: 'section' | 'div'
  look?: keyof typeof looks
}

/** A band of the page, from edge to edge: every other one has the deeper paper, and what is far below the screen is laid out later. */
export function Band({ as: Tag = 'section', look = 'usual', className = '', ...rest }: BandProps) {
  const isFolded = look === 'folds' || look === 'tight folds'
  return (
    <Tag
      {...rest}
      className={`relative ${looks[look]} ${className}`.trim()}
      data-band=""
      data-folds={isFolded ? '' : undefined}
    />
  )
}
