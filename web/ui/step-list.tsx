/** Short steps below each other, numbered in the order in which they happen. */
export function StepList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="steps upright">
      {steps.map((step) => (
        <li key={step}>
          <p className="h4">{step}</p>
        </li>
      ))}
    </ol>
  )
}
