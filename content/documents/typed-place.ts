import { decoded } from '../addresses/redirect.ts'
import type { Place } from '../places/distance.ts'
import { cleanCode } from '../text/clean-text.ts'

const LAT = String.raw`(?<lat>-?\d{1,3}\.\d+)`
const LNG = String.raw`(?<lng>-?\d{1,3}\.\d+)`

/** Where the addresses of maps have the place that is marked; it comes before the middle of what the map showed. */
const MARKED = [
  `!3d${LAT}!4d${LNG}`,
  `!2d${LNG}!3d${LAT}`,
  `!1d${LNG}!2d${LAT}`,
  `mlat=${LAT}&mlon=${LNG}`,
  String.raw`\bpoint\.${LAT}_${LNG}`,
  String.raw`[?&](?:q|query|daddr|destination|coordinate|latlng|to|ll)=(?:loc:|ll\.)?\s*${LAT}\s*,\s*${LNG}`,
  String.raw`#(?:map=)?[\d.]+/${LAT}/${LNG}`,
].map((pattern) => new RegExp(pattern))

/** Two numbers beside each other, such as "35.1168° N, 80.7237° W". */
const PAIR = new RegExp(
  String.raw`(?<ns>[NS])?\s*(?<![\d.])${LAT}\s*°?\s*(?<ns2>[NS])?\s*[,;~ ]\s*(?<ew>[EW])?\s*${LNG}\s*°?\s*(?<ew2>[EW])?(?![\d.])`,
  'i',
)

/** Degrees, minutes and seconds, such as `35°07'00.5"N 80°43'25.3"W`. */
const DEGREES = /(\d{1,3})°\s*(\d{1,2}(?:\.\d+)?)['′’]\s*(?:(\d{1,2}(?:\.\d+)?)(?:["″”]|'')\s*)?([NSEW])/gi

/**
 * The place that someone means by "35.1168, -80.7237", by degrees and minutes, or by the address of a map that holds these numbers;
 * undefined when there are none. A longitude without its minus is taken for one in America.
 */
export function readPlace(typed: string): Place | undefined {
  // Google writes a blank in its addresses as a plus.
  const text = cleanCode(decoded(typed.trim())).replaceAll('+', ' ')
  const groups = MARKED.map((pattern) => pattern.exec(text)?.groups).find(Boolean)
  if (groups) return placeAt(Number(groups.lat), Number(groups.lng))
  return inDegrees(text) ?? inNumbers(PAIR.exec(text)?.groups)
}

export function writePlace({ lat, lng }: Place): string {
  return `${lat}, ${lng}`
}

function inDegrees(text: string): Place | undefined {
  const found = [...text.matchAll(DEGREES)].map(([, degrees, minutes, seconds = '0', side = '']) => ({
    side: side.toUpperCase(),
    size: Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600,
  }))
  const [north] = found.filter(({ side }) => /[NS]/.test(side))
  const [east] = found.filter(({ side }) => /[EW]/.test(side))
  if (!north || !east) return undefined
  const signed = ({ side, size }: { side: string; size: number }) =>
    Number((/[SW]/.test(side) ? -size : size).toFixed(6))
  return placeAt(signed(north), signed(east))
}

function inNumbers(groups: Record<string, string | undefined> | undefined): Place | undefined {
  if (!groups) return undefined
  const { lat, lng, ns, ns2 = ns ?? '', ew, ew2 = ew ?? '' } = groups
  const north = Number(lat) * (/s/i.test(ns2) ? -1 : 1)
  const east = Number(lng)
  if (/e/i.test(ew2)) return placeAt(north, east)
  return north < SOUTHERNMOST ? placeAt(east, north) : placeAt(north, -Math.abs(east))
}

/** Nobody works in Antarctica: such a number is a longitude that was written first. */
const SOUTHERNMOST = -60

function placeAt(lat: number, lng: number): Place | undefined {
  return lat >= SOUTHERNMOST && lat <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined
}
