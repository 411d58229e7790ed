import { type CountedPrice, estimateOf } from './estimate.ts'
import { hundredths, inUnits } from './measure.ts'
import { formatPrice, type Price } from './price.ts'

/** A room from wall to wall and from floor to ceiling, in feet. */
export type Room = { width: number; length: number; ceiling: number }

/** The room that the estimate begins with. */
export const usualRoom: Room = { width: 10, length: 12, ceiling: 8 }

/** Square feet of its four walls, with doors and windows. */
export const wallArea = ({ width, length, ceiling }: Room) => hundredths(2 * (width + length) * ceiling) / 100

/** What a price per square foot of wall comes to, such as "Painting, 352 sq ft of wall: from $880", never less than a visit. */
export function roomLine(room: Room, price: CountedPrice, visit: Price | null): string {
  const count = wallArea(room)
  const { total } = estimateOf([{ price, count }], visit)
  return `${price.title}, ${inUnits(count, 'squareFoot')} of wall${total ? `: ${formatPrice(total)}` : ''}`
}
