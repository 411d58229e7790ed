import { pictureWidths } from '#content/picture.ts'

/** A picture in one size, as pages ask for it, and the modern formats that the browser knows. */
export type PictureRequest = { file: string; parameters: URLSearchParams; formats: string }

const MODERN = ['image/avif', 'image/webp']

const TALLEST = 4_000

/**
 * Reads what `imageUrl` writes; undefined for any other address, so that nobody can make the site draw pictures in sizes
 * without end. A browser that knows AVIF gets it, at half the bytes of WebP, which is two thirds of JPEG's.
 */
export function readPictureRequest(
  file: string,
  wanted: URLSearchParams,
  accept: string,
): PictureRequest | undefined {
  if (!/^[0-9a-f]{40}-\d{1,5}x\d{1,5}\.(jpe?g|png|webp|avif)$/.test(file)) return undefined
  if ([...wanted.keys()].some((name) => !['rect', 'w', 'h'].includes(name))) return undefined
  const [width, height, rectangle] = ['w', 'h', 'rect'].map((name) => wanted.get(name))
  if (!pictureWidths.some((known) => String(known) === width)) return undefined
  if (height && !(/^\d{1,4}$/.test(height) && Number(height) <= TALLEST)) return undefined
  if (rectangle && !/^\d{1,5}(,\d{1,5}){3}$/.test(rectangle)) return undefined
  const parameters = new URLSearchParams([...wanted].sort(([one], [other]) => one.localeCompare(other)))
  parameters.set('auto', 'format')
  return { file, parameters, formats: MODERN.filter((type) => accept.includes(type)).join(',') }
}
