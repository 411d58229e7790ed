import type { FileKind } from './file-kind.ts'

/** Why a chosen file can't be used, and what to do, in a sentence or two for the owner. */
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
    `This file is ${megabytes(bytes)} MB, and a photo can be up to ${megabytes(most)} MB. Choose a smaller one, or take a screenshot of it and use that.`,
  )
}

const OTHER_KINDS: Partial<Record<FileKind, string>> = {
  video: 'This is a video. Choose a photo, and put videos on a site like YouTube or Instagram.',
  pdf: 'This is a PDF. Choose a photo, or take a screenshot of the page.',
}

export function notAPhoto(kind: FileKind): PhotoRefusal {
  return new PhotoRefusal(
    OTHER_KINDS[kind] ?? 'This isn’t a picture. Choose a photo from your camera roll: JPEG, HEIC, or PNG.',
  )
}

export const DAMAGED =
  'This photo is damaged, or part of it is missing. Open it on your phone. If you can see it there, choose it again or take a screenshot of it.'

/** No photo can be sent for now: those that were chosen with this one need not be tried. */
export class NothingCanBeSent extends PhotoRefusal {}

export const NOT_SENT =
  'You lost your connection before we got the photo. Choose it again when you have a signal.'
export const OUTDATED =
  'This page is from before the last update of the Studio. Reload it, then choose the photo again.'
