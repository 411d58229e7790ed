/**
 * What a file is, told from its first bytes. `extension` is the one Sanity uses in asset ids; `isImage` is true of what the lake keeps
 * as a picture, draws in any size, and gives the site as AVIF.
 */
export type FileType = { extension: string; mimeType: string; isImage: boolean }

/** Bytes that `fileTypeOf` needs to see: a drawing may begin with many comments. */
export const HEAD_LENGTH = 65_536

type Signature = FileType & { isIn(head: string): boolean }

/** What may stand before a drawing. A comment ends at the first sign of its end, or many of them could be read in many ways. */
const COMMENT = /<!--(?:(?!-->).)*-->/gs
const BEFORE_SVG = new RegExp(
  `^(\u00ef\u00bb\u00bf)?(\\s|<\\?(?:(?!\\?>).)*\\?>|${COMMENT.source}|<!DOCTYPE([^[>]|\\[[^\\]]*\\])*>)*(?=<(\\w+:)?svg[\\s>])`,
  'is',
)

const SIGNATURES: readonly Signature[] = [
  image('jpg', 'image/jpeg', (head) => head.startsWith('\u00ff\u00d8\u00ff')),
  image('png', 'image/png', (head) => head.startsWith('\u0089PNG\r\n')),
  image('gif', 'image/gif', (head) => head.startsWith('GIF8')),
  image('webp', 'image/webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)),
  image('avif', 'image/avif', (head) => hasBrand(head, ['avif', 'avis'])),
  image('tif', 'image/tiff', (head) => head.startsWith('II*\0') || head.startsWith('MM\0*')),
  image('svg', 'image/svg+xml', (head) => BEFORE_SVG.test(head)),
  file('heif', 'image/heif', (head) =>
    hasBrand(head, ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1']),
  ),
  file('jxl', 'image/jxl', (head) => head.startsWith('\u00ff\n') || head.startsWith('\0\0\0\fJXL ')),
  file('bmp', 'image/bmp', (head) => /^BM.{4}\0{4}.{4}[\f(4@lx|]\0\0\0/s.test(head)),
  file('psd', 'image/vnd.adobe.photoshop', (head) => head.startsWith('8BPS')),
  file('pdf', 'application/pdf', (head) => head.startsWith('%PDF-')),
  file('mp4', 'video/mp4', (head) =>
    hasBrand(head, ['isom', 'iso2', 'iso4', 'iso5', 'iso6', 'mp41', 'mp42', 'avc1', 'M4V ', '3gp', '3g2']),
  ),
  file('mov', 'video/quicktime', (head) => hasBrand(head, ['qt  '])),
  file('avi', 'video/x-msvideo', (head) => head.startsWith('RIFF') && head.startsWith('AVI ', 8)),
  file('webm', 'video/webm', (head) => head.startsWith('\u001aE\u00df\u00a3')),
  file('zip', 'application/zip', (head) => head.startsWith('PK\u0003\u0004')),
]

/** Those of what the lake keeps as a picture. */
export const pictureExtensions = SIGNATURES.filter(({ isImage }) => isImage).map(({ extension }) => extension)

/** Tells the type from the first bytes, whatever the name or header says; undefined when it is none of the known ones. */
export function fileTypeOf(head: Uint8Array): FileType | undefined {
  const text = textOf(head.subarray(0, HEAD_LENGTH))
  return SIGNATURES.find(({ isIn }) => isIn(text))
}

/** The type that belongs to an extension of ours, for serving a stored file. */
export function fileTypeNamed(extension: string): FileType {
  const known = SIGNATURES.find((type) => type.extension === extension)
  return known ?? { extension, mimeType: 'application/octet-stream', isImage: false }
}

/**
 * A drawing without the comments before it, which the program that draws it takes for another file's beginning when they are long.
 * Any other file stays as it is.
 */
export function withoutComments(file: Uint8Array): Uint8Array {
  const before = BEFORE_SVG.exec(textOf(file.subarray(0, HEAD_LENGTH)))?.[0]
  if (!before) return file
  const kept = before.replaceAll(COMMENT, '')
  const rest = file.subarray(before.length)
  const shorter = new Uint8Array(kept.length + rest.length)
  shorter.set(Array.from(kept, (sign) => sign.charCodeAt(0)))
  shorter.set(rest, kept.length)
  return shorter
}

/** Each byte as the sign of its number. */
function textOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** ISO base media: a length, "ftyp", then the major brand, a version, and the brands it is compatible with. */
function hasBrand(head: string, brands: readonly string[]): boolean {
  if (!head.startsWith('ftyp', 4)) return false
  const box = head.slice(8, head.charCodeAt(3))
  return brands.some((brand) => box.includes(brand))
}

function image(extension: string, mimeType: string, isIn: Signature['isIn']): Signature {
  return { extension, mimeType, isIn, isImage: true }
}

function file(extension: string, mimeType: string, isIn: Signature['isIn']): Signature {
  return { extension, mimeType, isIn, isImage: false }
}
