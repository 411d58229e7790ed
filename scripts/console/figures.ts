/** The value below which the given share of the figures lies, by the nearest rank. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN
}

export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5)
}

/** How much of a limit is used: "0.31 of 1,000 ms". */
export function share(figure: number, limit: number, unit: string): string {
  return `${(figure / limit).toFixed(2)} of ${limit.toLocaleString('en-US')} ${unit}`
}

export function milliseconds(figure: number): string {
  return `${figure < 10 ? figure.toFixed(1) : Math.round(figure).toLocaleString('en-US')} ms`
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`
}

/** Prints a table: the first column is aligned to the left, the others to the right. */
export function printTable(head: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of [head, ...rows]) {
    const cells = row.map((cell, column) =>
      column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
    )
    console.log(`  ${cells.join('   ')}`)
  }
}

export function counted(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`
}
