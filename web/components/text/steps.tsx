import type { ReactNode } from 'react'

type Step = { key: string; content: ReactNode; isCounted?: boolean }
type StepsProps = { steps: readonly Step[]; isUpright?: boolean }

const grids = { 3: 'lg:grid-cols-3', 4: 'lg:grid-cols-4', 5: 'lg:grid-cols-5' } as const
const step =
  'relative min-w-0 ps-13 before:absolute before:content-[counter(item)] before:top-0 before:left-0 after:absolute after:top-8 after:-bottom-6 after:left-4 after:border-s-(length:--stroke) after:border-tick last:after:hidden'
/** The line goes on to the right, to the end of its row. */
const across =
  'lg:ps-0 lg:pt-13 lg:after:top-4 lg:after:bottom-auto lg:after:left-8 lg:after:border-s-0 lg:after:border-t-(length:--stroke) lg:last:after:block'

/** Steps in the order in which they happen; `isUpright` keeps them below each other where there is room beside. */
export function Steps({ steps, isUpright = false }: StepsProps) {
  const columns = steps.length % 3 === 0 ? 3 : steps.length === 5 ? 5 : 4
  const endsRow = (place: number) => place === steps.length - 1 || place % columns === columns - 1
  const list = isUpright ? 'py-4' : `${grids[columns]} lg:gap-x-grid lg:gap-y-12`
  return (
    <ol className={`numbered grid gap-6 ${list}`}>
      {steps.map(({ key, content, isCounted }, place) => (
        <li
          key={key}
          className={
            isUpright
              ? step
              : `${step} ${across} ${endsRow(place) ? 'lg:after:right-0' : 'lg:after:-right-(--spacing-grid)'}`
          }
          data-item={isCounted ? '' : undefined}
        >
          {content}
        </li>
      ))}
    </ol>
  )
}

type StepListProps = { steps: readonly string[]; isUpright?: boolean }

export function StepList({ steps, isUpright }: StepListProps) {
  const lines = steps.map((line) => ({
    key: line,
    content: <span className="block pt-0.75 text-h4 leading-[1.35] font-semibold">{line}</span>,
  }))
  return <Steps steps={lines} isUpright={isUpright} />
}
