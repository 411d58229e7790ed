const GRID = 24

/** One to five stars in one line, of which the style sheet draws as many as fit; of 4.5 the last one is cut in half. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className="stars"
      viewBox={`0 0 ${rating * GRID} ${GRID}`}
      role="img"
      aria-label={`${rating} out of 5 stars`}
    />
  )
}
