import { starPath, starStart } from './icon-paths.ts'

const GRID = 24

/** One to five stars in one line; of 4.5 the last one is cut in half. */
export function Stars({ rating }: { rating: number }) {
  const stars = Array.from({ length: Math.ceil(rating) }, () => starPath)
  return (
    <svg className="stars" viewBox={`0 0 ${rating * GRID} ${GRID}`} role="img">
      <title>{`${rating} out of 5 stars`}</title>
      <path d={`${starStart}${stars.join(`m${GRID} 0`)}`} />
    </svg>
  )
}
