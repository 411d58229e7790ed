import { milesFrom, type Place } from '#content/places/distance.ts'
import { listInWords } from '#content/text/list-in-words.ts'
import type { CityLink } from '../../lake/fragments/link.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { drawing } from '../drawings/drawing.ts'
import { type NamedSpot, type NamePlace, namePlaces } from './name-places.ts'

/** Units of the drawing to the mile, and where its center is. */
const MILE = 6.2
const CENTER = { x: 300, y: 200 }

/** What is left of 600 units of width where the sides are cut. */
const SIGHT = { center: CENTER.x, from: 80, to: 520 }

const RINGS = [
  { miles: 10, radius: 62, x: 314, y: 266 },
  { miles: 20, radius: 124, x: 311, y: 328 },
  { miles: 30, radius: 186, x: 316, y: 389 },
] as const

type AreaMapProps = {
  business: BusinessFragment
  cities: readonly (CityLink & { tier: string; location: Place | null })[]
  /** The slug of the town to mark; the office's by default. */
  here?: string
  /** In a tall or narrow place the roads beyond the circle are cut, so that the lettering can be read; beside a text, on all but wide screens. */
  place: keyof typeof looks
  className?: string
}

const looks = {
  beside: 'max-xl:aspect-11/10 max-xl:[--lettering:17px]',
  tall: 'aspect-11/10 max-xl:[--lettering:17px]',
  narrow: 'aspect-11/10 [--lettering:18px]',
} as const

/** The ground shows around the letters, too. */
const word = 'stroke-surface stroke-7 [paint-order:stroke]'
const townLook = `${word} fill-ink text-[length:var(--lettering,14px)]`
const distanceLook = `${word} fill-ink-soft font-[550] text-[calc(var(--lettering,14px)-2px)] [text-anchor:middle]`
const dot = '[stroke-linecap:round]'

/** So many towns have room for their names, also where the map is small. */
const ROOM_FOR = 10

/**
 * A drawing of the towns around the office, not a map service: nothing is fetched. Where there are many, those that are served on
 * request would crowd it: of these only the marked one is drawn.
 */
export function AreaMap({ business, cities, here, place, className = '' }: AreaMapProps) {
  const { locality, location: office, serviceRadiusMiles } = business
  const marked = here ?? cities.find(({ name }) => name === locality)?.slug
  const isRoomy = place === 'tall' || cities.length <= ROOM_FOR
  const spots = cities.flatMap(({ slug, name, tier, location }) => {
    const isHere = slug === marked
    return location && (isHere || isRoomy || tier !== 'nearby')
      ? [{ name, isHere, ...spotOf(office, location) }]
      : []
  })
  const places = namePlaces(spots, SIGHT)
  return (
    <svg
      className={`${drawing} rounded-md border border-line bg-surface ${looks[place]} ${className}`.trim()}
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={`Map of the towns within ${serviceRadiusMiles} miles of ${locality}`}
    >
      <path
        className="stroke-line stroke-5"
        d="M-10 350L240 260L300 200L420 130L620 10M290 410L270 290L300 200L296 120L310-10M-10 190L300 200L430 290L620 340"
      />
      <path className="[stroke-dasharray:2_6]" d={RINGS.slice(0, -1).map(circleOf).join('')} />
      <path d={`${RINGS.slice(-1).map(circleOf).join('')}M286 200h28M300 186v28`} />
      {RINGS.map(({ miles, x, y }) => (
        <text key={miles} className={distanceLook} x={x} y={y}>
          {miles} mi
        </text>
      ))}
      {here && (
        <path
          className="stroke-brand-text stroke-3"
          d={spots
            .filter(({ isHere }) => isHere)
            .map(wayTo)
            .join('')}
        />
      )}
      <path className={`stroke-ink stroke-8 ${dot}`} d={dotsOf(spots.filter(({ isHere }) => !isHere))} />
      <path
        className={`stroke-brand-text stroke-14 ${dot}`}
        d={dotsOf(spots.filter(({ isHere }) => isHere))}
      />
      {spots.map((spot) => (
        <Name key={spot.name} spot={spot} place={places.get(spot) ?? 'after'} />
      ))}
    </svg>
  )
}

function spotOf(office: Place, town: Place): { x: number; y: number } {
  const { east, north } = milesFrom(office, town)
  return { x: Math.round(CENTER.x + east * MILE), y: Math.round(CENTER.y - north * MILE) }
}

const circleOf = ({ radius: r }: (typeof RINGS)[number]) =>
  `M${CENTER.x - r} ${CENTER.y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0`

/** From the middle, which is the office. */
const wayTo = ({ x, y }: NamedSpot) => `M${CENTER.x} ${CENTER.y}L${x} ${y}`

/** Lines of no length, which their round ends make dots. */
const dotsOf = (spots: readonly NamedSpot[]) => spots.map(({ x, y }) => `M${x} ${y}h0`).join('')

type NameProps = { spot: NamedSpot & { isHere: boolean }; place: NamePlace }

/** From a spot to its name, and the part of the name that stands there. */
const OFFSETS = {
  before: { x: -10, y: 5, anchor: 'end' },
  after: { x: 11, y: 5, anchor: 'start' },
  below: { x: 0, y: 25, anchor: 'middle' },
  above: { x: 0, y: -15, anchor: 'middle' },
} as const satisfies Readonly<Record<NamePlace, object>>

function Name({ spot: { name, x, y, isHere }, place }: NameProps) {
  const offset = OFFSETS[place]
  return (
    <text
      className={`${townLook} ${isHere ? 'font-bold' : 'font-[550]'}`}
      x={x + offset.x}
      y={y + offset.y}
      textAnchor={offset.anchor}
    >
      {name}
    </text>
  )
}

/** Such as "30+ miles around Charlotte, across Mecklenburg, Union, and Gaston counties." */
export function areaSentence({ serviceRadiusMiles, locality, counties }: BusinessFragment): string {
  const around = `${serviceRadiusMiles}+ miles around ${locality}`
  if (counties.length === 0) return `${around}.`
  return `${around}, across ${listInWords(counties)} ${counties.length > 1 ? 'counties' : 'County'}.`
}
