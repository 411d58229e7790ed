type StepListProps = { steps: readonly string[]; upright?: boolean }

/** Short steps in the order in which they happen; `upright` keeps them below each other where there is room beside. */
export function StepList({ steps, upright = false }: StepListProps) {
  return (
    <ol className={upright ? 'steps numbered upright' : 'steps numbered'}>
      {steps.map((step) => (
        <li key={step} className="h4">
          {step}
        </li>
      ))}
    </ol>
  )
}
