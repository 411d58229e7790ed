type TickListProps = { lines: readonly string[]; small?: boolean; columns?: 'one' | 'two' }

/** Short lines, each counted by the checks. */
export function TickList({ lines, small = false, columns = 'one' }: TickListProps) {
  const classes = ['ticks', small && 'small', columns === 'two' && 'grid two-up'].filter(Boolean)
  return (
    <ul className={classes.join(' ')}>
      {lines.map((line) => (
        <li key={line} data-item="">
          {line}
        </li>
      ))}
    </ul>
  )
}
