export type NamedSpot = { name: string; x: number; y: number }
export type NamePlace = 'before' | 'after' | 'below' | 'above'
type Box = { left: number; right: number; top: number; bottom: number }

/** The middle of a map, and from where to where it is in sight where its sides are cut. */
type Sight = { center: number; from: number; to: number }

/** What a unit of a name out of sight weighs, against a crossing: half a letter, which nobody misses, weighs as much as two. */
const CUT = 0.4

/** Width of a character, half of the line height, and distances of a label from its spot, for the largest lettering of a map. */
const LETTER = 10
const HALF_LINE = 10
const GAP = 10
const LINE = 22
const SPOT = 6

/**
 * Where each name stands, so that all of it is in sight, and it covers no spot and no other name where possible: on the side of its
 * spot away from the center, or else on the other side, below or above.
 */
export function namePlaces<Spot extends NamedSpot>(
  spots: readonly Spot[],
  { center, from, to }: Sight,
): Map<Spot, NamePlace> {
  const places = new Map<Spot, NamePlace>()
  const taken = spots.map(({ x, y }) => around(x, SPOT, y, SPOT))
  for (const spot of spots) {
    const sides = spot.x < center ? (['before', 'after'] as const) : (['after', 'before'] as const)
    const ranked = [...sides, 'below' as const, 'above' as const].map((place) => ({
      place,
      box: nameBox(spot, place),
    }))
    const cost = (box: Box) => crossings(box, taken) + CUT * Math.max(0, from - box.left, box.right - to)
    const best = ranked.reduce((one, other) => (cost(other.box) < cost(one.box) ? other : one))
    places.set(spot, best.place)
    taken.push(best.box)
  }
  return places
}

function nameBox({ name, x, y }: NamedSpot, place: NamePlace): Box {
  const half = (name.length * LETTER) / 2
  if (place === 'below' || place === 'above')
    return around(x, half, place === 'below' ? y + LINE : y - LINE, HALF_LINE)
  return around(place === 'before' ? x - GAP - half : x + GAP + half, half, y, HALF_LINE)
}

function around(x: number, halfWidth: number, y: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

function crossings(box: Box, taken: readonly Box[]): number {
  return taken.filter(
    ({ left, right, top, bottom }) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  ).length
}
