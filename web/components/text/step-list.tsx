import { ofItems } from './of-items.ts'

type StepListProps = { steps: readonly string[]; upright?: boolean }

/** Short steps in the order in which they happen; `upright` keeps them below each other where there is room beside. */
export function StepList({ steps, upright = false }: StepListProps) {
  return (
    <ol className={`steps numbered ${upright ? 'upright' : ofItems(steps.length)}`}>
      {steps.map((step) => (
        <li key={step} className="text-h4">
          {step}
        </li>
      ))}
    </ol>
  )
}
