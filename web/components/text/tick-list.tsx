type TickListProps = {
  lines: readonly string[]
  columns?: 'one' | 'two' | 'four' | 'names'
  small?: boolean
  /** Whether the checks count the lines as items of their section; in a part of one item they don't. */
  isCounted?: boolean
}

const classes = {
  one: 'ticks',
  two: 'ticks gap-x-grid *:break-inside-avoid sm:columns-2',
  /** So short that most phones have two columns. */
  names: 'ticks gap-x-grid columns-[9rem] *:break-inside-avoid sm:columns-2',
  four: 'ticks gap-x-grid *:break-inside-avoid sm:columns-2 md:columns-4',
} as const

/** Short lines; on a phone they stand in one column, or two where they fit. */
export function TickList({ lines, columns = 'one', small = false, isCounted = true }: TickListProps) {
  return (
    <ul className={small ? `${classes[columns]} text-sm` : classes[columns]}>
      {lines.map((line) => (
        <li key={line} data-item={isCounted ? '' : undefined}>
          {line}
        </li>
      ))}
    </ul>
  )
}
