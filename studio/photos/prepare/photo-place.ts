import type { Place } from '#content/places/distance.ts'

/** In front of what a camera wrote down, in the TIFF format (CIPA DC-008, "Exif"), in a JPEG as in a HEIC. */
const MARK = [0x45, 0x78, 0x69, 0x66, 0, 0]
const LITTLE_ENDIAN = 0x4949
/** The list of what is known of the place, and in it each as the tag says. */
const GPS = 0x8825
const TAGS = { north: 1, lat: 2, east: 3, lng: 4 } as const

/** Where a photo was taken, in degrees, from the beginning of its file; null when its camera did not say. */
export function placeIn(file: Uint8Array): Place | null {
  const start = findMark(file)
  if (start < 0) return null
  const tiff = new DataView(file.buffer, file.byteOffset + start, file.byteLength - start)
  try {
    return readPlace(tiff)
  } catch {
    // It points behind its end: part of it is missing.
    return null
  }
}

function findMark(file: Uint8Array): number {
  for (let at = file.indexOf(0x45); at >= 0; at = file.indexOf(0x45, at + 1))
    if (MARK.every((byte, place) => file[at + place] === byte)) return at + MARK.length
  return -1
}

function readPlace(tiff: DataView): Place | null {
  const little = tiff.getUint16(0) === LITTLE_ENDIAN
  const entries = (list: number) => {
    const count = tiff.getUint16(list, little)
    const at = Array.from({ length: count }, (_, place) => list + 2 + place * 12)
    return new Map(at.map((entry) => [tiff.getUint16(entry, little), entry + 8]))
  }
  const pointer = entries(tiff.getUint32(4, little)).get(GPS)
  if (pointer === undefined) return null
  const gps = entries(tiff.getUint32(pointer, little))
  const side = (tag: number) => String.fromCharCode(tiff.getUint8(gps.get(tag) ?? Number.NaN))
  const degrees = (tag: number) => {
    const at = tiff.getUint32(gps.get(tag) ?? Number.NaN, little)
    const part = (place: number) =>
      tiff.getUint32(at + place * 8, little) / tiff.getUint32(at + place * 8 + 4, little)
    return part(0) + part(1) / 60 + part(2) / 3600
  }
  if (!gps.has(TAGS.lat) || !gps.has(TAGS.lng)) return null
  const lat = degrees(TAGS.lat) * (side(TAGS.north) === 'S' ? -1 : 1)
  const lng = degrees(TAGS.lng) * (side(TAGS.east) === 'W' ? -1 : 1)
  return Number.isFinite(lat) && Number.isFinite(lng) ? { lat, lng } : null
}
