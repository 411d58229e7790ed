import { starPath } from './icon-paths.ts'

const GRID = 24

/** Whole stars, 1 to 5. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg className="stars" viewBox={`0 0 ${rating * GRID} ${GRID}`} role="img">
      <title>{`${rating} out of 5 stars`}</title>
      {Array.from({ length: rating }, (_, place) => (
        <path key={place} transform={place > 0 ? `translate(${place * GRID})` : undefined} d={starPath} />
      ))}
    </svg>
  )
}
