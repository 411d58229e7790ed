type TickListProps = { lines: readonly string[]; columns?: 'one' | 'two' | 'four' }

const classes = { one: 'ticks', two: 'ticks columns', four: 'ticks columns four' } as const

/** Short lines, each counted by the checks; on a phone they stand in one column, or two where they fit. */
export function TickList({ lines, columns = 'one' }: TickListProps) {
  return (
    <ul className={classes[columns]}>
      {lines.map((line) => (
        <li key={line} data-item="">
          {line}
        </li>
      ))}
    </ul>
  )
}
