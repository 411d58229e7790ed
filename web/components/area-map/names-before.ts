/** A spot on a drawing that has its name beside it. */
export type NamedSpot = { name: string; x: number; y: number }
type Box = { left: number; right: number; top: number; bottom: number }

/** Approximate width of a character, half of the line height, and distance of a label from its spot. */
const LETTER = 8
const HALF_LINE = 8
const GAP = 10
const SPOT = 6

/**
 * Which spots have their names on the left, so that labels avoid spots and other labels where possible. When both sides
 * are free, the label goes on the side away from the center.
 */
export function namesBefore<Spot extends NamedSpot>(spots: readonly Spot[], center: number): Set<Spot> {
  const before = new Set<Spot>()
  const taken = spots.map(({ x, y }) => around(x - SPOT, x + SPOT, y, SPOT))
  for (const spot of spots) {
    const [outside, inside] = spot.x < center ? [true, false] : [false, true]
    const isBefore =
      crossings(nameBox(spot, outside), taken) <= crossings(nameBox(spot, inside), taken) ? outside : inside
    if (isBefore) before.add(spot)
    taken.push(nameBox(spot, isBefore))
  }
  return before
}

function nameBox({ name, x, y }: NamedSpot, isBefore: boolean): Box {
  const end = GAP + name.length * LETTER
  return isBefore ? around(x - end, x - GAP, y, HALF_LINE) : around(x + GAP, x + end, y, HALF_LINE)
}

function around(left: number, right: number, y: number, half: number): Box {
  return { left, right, top: y - half, bottom: y + half }
}

function crossings(box: Box, taken: readonly Box[]): number {
  return taken.filter(
    ({ left, right, top, bottom }) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top,
  ).length
}
