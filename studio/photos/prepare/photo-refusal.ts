import type { FileKind } from './file-kind.ts'

/** Why a chosen file can't be used, and what to do, in a sentence or two for whoever chose it. */
export class PhotoRefusal extends Error {
  override name = 'PhotoRefusal'
}

/** Bytes. A camera's largest photo has some 25 million, and a phone's memory has to hold the picture besides. */
export const LARGEST_FILE = 50_000_000
/** Bytes that the lake takes. */
export const LARGEST_UPLOAD = 20_000_000

const megabytes = (bytes: number) => Math.round(bytes / 1_000_000)

export function tooLarge(bytes: number, most: number): PhotoRefusal {
  return new PhotoRefusal(
    `This file has ${megabytes(bytes)} MB, and a photo may have ${megabytes(most)} MB. Choose a smaller one, or take a screenshot of it and use that.`,
  )
}

export function notAPhoto(kind: FileKind): PhotoRefusal {
  if (kind === 'video')
    return new PhotoRefusal(
      'This is a video. Choose a photo; videos belong on a page like YouTube or Instagram.',
    )
  if (kind === 'pdf')
    return new PhotoRefusal('This is a PDF. Choose a photo, or take a screenshot of the page.')
  return new PhotoRefusal('This is not a picture. Choose a photo from your camera roll: JPEG, HEIC or PNG.')
}

export function damaged(): PhotoRefusal {
  return new PhotoRefusal(
    'This photo is damaged or was not copied whole. Open it on your phone; if you can see it there, choose it again or take a screenshot of it.',
  )
}

export function notSent(): PhotoRefusal {
  return new PhotoRefusal(
    'The connection was lost before the photo was sent. Choose it again when you have a signal.',
  )
}
