import { pictureWidths } from '#content/picture.ts'

/** A picture in one size and format, as pages ask for it. */
export type PictureRequest = { file: string; parameters: URLSearchParams; type: 'image/webp' | undefined }

const TALLEST = 4_000

/**
 * Reads what `imageUrl` writes; undefined for any other address, so that nobody can make the site draw pictures in sizes
 * without end. A browser that knows WebP gets it, at about two thirds of the bytes.
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
  if (!accept.includes('image/webp')) return { file, parameters, type: undefined }
  parameters.set('fm', 'webp')
  return { file, parameters, type: 'image/webp' }
}
