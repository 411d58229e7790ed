import type { Place } from '../places/distance.ts'

const NUMBERS = /(-?\d{1,3}\.\d+)\s*°?\s*([NS])?\s*[,; ]\s*(-?\d{1,3}\.\d+)/i

/**
 * The place that someone means by "35.1168, -80.7237", or by the address of a map that holds these numbers; undefined when there
 * are none. A longitude without its minus is taken for one in America.
 */
export function readPlace(typed: string): Place | undefined {
  const [, latitude, south, longitude] = NUMBERS.exec(decoded(typed)) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const lat = Number(latitude) * (/s/i.test(south ?? '') ? -1 : 1)
  const lng = -Math.abs(Number(longitude))
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}

export function writePlace({ lat, lng }: Place): string {
  return `${lat}, ${lng}`
}

function decoded(typed: string): string {
  try {
    return decodeURIComponent(typed)
  } catch {
    return typed
  }
}
