/** Where a town lies on the drawing: 6.2 units to the mile, the centre at 300, 200. */
const PLACES: Readonly<Record<string, readonly [x: number, y: number, side?: 'before']>> = {
  charlotte: [300, 200],
  matthews: [347, 247],
  'mint-hill': [378, 220],
  pineville: [280, 261, 'before'],
  huntersville: [300, 121],
  cornelius: [288, 93, 'before'],
  davidson: [302, 78],
  concord: [405, 122],
  gastonia: [161, 185, 'before'],
  'rock-hill': [226, 329, 'before'],
}

const RINGS = [
  { miles: 10, radius: 62, x: 256, y: 160 },
  { miles: 20, radius: 124, x: 212, y: 116 },
  { miles: 30, radius: 186, x: 168, y: 72 },
] as const
const OUTER = 186

export type Town = { slug: string; name: string }

type RadiusMapProps = {
  towns: readonly Town[]
  /** The slug of the town that is marked. */
  here: string
  label: string
  crop?: boolean
}

/** A drawing, not a map service: nothing is fetched. */
export function RadiusMap({ towns, here, label, crop = false }: RadiusMapProps) {
  return (
    <svg className="drawing" viewBox={crop ? '80 0 440 400' : '0 0 600 400'} role="img" aria-label={label}>
      <path className="field" d="M0 0h600v400H0z" />
      <path
        className="road"
        d="M-10 350L240 260L300 200L420 130L620 10M290 410L270 290L300 200L296 120L310-10M-10 190L300 200L430 290L620 340"
      />
      {RINGS.map(({ miles, radius, x, y }) => (
        <g key={miles}>
          <circle className={radius < OUTER ? 'dashed' : undefined} cx="300" cy="200" r={radius} />
          <text className="distance" x={x} y={y}>
            {miles} mi
          </text>
        </g>
      ))}
      <path d="M286 200h28M300 186v28" />
      {towns.map((town) => (
        <Place key={town.slug} town={town} isHere={town.slug === here} />
      ))}
    </svg>
  )
}

function Place({ town, isHere }: { town: Town; isHere: boolean }) {
  const place = PLACES[town.slug]
  if (!place) return null
  const [x, y, side] = place
  const classes = ['town', side, isHere && 'main'].filter(Boolean).join(' ')
  return (
    <>
      <circle className={isHere ? 'here' : 'spot'} cx={x} cy={y} r={isHere ? 7 : 4} />
      <text className={classes} x={side ? x - 10 : x + 11} y={y + 5}>
        {town.name}
      </text>
    </>
  )
}
