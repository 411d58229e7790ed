/** What a chosen file is, told from its first bytes: names and types are often wrong, and missing for HEIC. */
export type FileKind = 'jpeg' | 'heic' | 'png' | 'webp' | 'avif' | 'as it is' | 'video' | 'pdf' | 'unknown'

/** What a phone's picker offers: photos, and HEIC where the system does not count it among them. */
export const PHOTO_TYPES = 'image/*,image/heic,image/heif'

/** Bytes that `fileKind` needs to see. */
export const HEAD_LENGTH = 1024

const KINDS: readonly [FileKind, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF.{4}WEBP/s],
  ['avif', /^.{4}ftyp(avif|avis)/s],
  ['heic', /^.{4}ftyp(heic|heix|hevc|heim|heis|mif1|msf1)/s],
  ['video', /^.{4}ftyp|^.E\xdf\xa3|^RIFF.{4}AVI /s],
  ['pdf', /^%PDF-/],
  // Animations, drawings and scans: a copy of one frame would be less than they are.
  [
    'as it is',
    /^GIF8|^II\*\0|^MM\0\*|^(\xef\xbb\xbf)?\s*(<\?xml[^>]*>\s*)?(<!--.*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/is,
  ],
]

export function fileKind(head: Uint8Array): FileKind {
  const text = String.fromCharCode(...head.subarray(0, HEAD_LENGTH))
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? 'unknown'
}
