/** A place on the earth, in degrees. */
export type Place = { lat: number; lng: number }

const MILES_PER_DEGREE = 69.05

/** How far a place lies from another, in miles east and north; negative is west and south. Good to 1 % within 100 miles. */
export function milesFrom(center: Place, place: Place): { east: number; north: number } {
  const narrowing = Math.cos((center.lat * Math.PI) / 180)
  return {
    east: (place.lng - center.lng) * MILES_PER_DEGREE * narrowing,
    north: (place.lat - center.lat) * MILES_PER_DEGREE,
  }
}

/** The corners of a square around a place, in degrees, that reaches some miles to each side. */
export function squareAround({ lat, lng }: Place, miles: number) {
  const up = miles / MILES_PER_DEGREE
  const aside = up / Math.cos((lat * Math.PI) / 180)
  return { west: lng - aside, south: lat - up, east: lng + aside, north: lat + up }
}
