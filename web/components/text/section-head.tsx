import type { ReactNode } from 'react'

type HeadProps = {
  heading: string
  intro?: string | null
  children?: ReactNode
  /** What it stands above; nothing in a stack, which has its own distances. */
  above?: keyof typeof margins
}

/** The distance to what stands below: a section's content, what is read and not looked at, or a button that phones do without. */
const margins = { content: 'mb-head', text: 'mb-6', button: 'md:mb-6', none: '' } as const
const alone = 'grid max-w-200 grid-cols-[minmax(0,1fr)] gap-3'
const withEnd = 'flex flex-wrap items-center justify-between gap-3 max-md:[&>a]:-my-3'

/** The heading of a section with its introduction; what else belongs to it stands at the end of the line. */
export function Head({ heading, intro, children, above = 'content' }: HeadProps) {
  return (
    <div className={`${children ? withEnd : alone} ${margins[above]} print:break-after-avoid`} data-head="">
      <h2>{heading}</h2>
      {intro && (
        <p
          className={`max-w-measure text-balance text-lead text-ink-soft ${children ? 'grow-0 basis-full md:order-1' : ''}`.trim()}
        >
          {intro}
        </p>
      )}
      {children}
    </div>
  )
}
