import { starPath, starStart } from './icon-paths.ts'

const GRID = 24

/** Whole stars, 1 to 5, drawn in one line. */
export function Stars({ rating }: { rating: number }) {
  const stars = Array.from({ length: rating }, () => starPath)
  return (
    <svg className="stars" viewBox={`0 0 ${rating * GRID} ${GRID}`} role="img">
      <title>{`${rating} out of 5 stars`}</title>
      <path d={`${starStart}${stars.join(`m${GRID} 0`)}`} />
    </svg>
  )
}
