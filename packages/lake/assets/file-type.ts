/** What a file is, told from its first bytes. `extension` is the one Sanity uses in asset ids. */
export type FileType = { extension: string; mimeType: string; isImage: boolean }

/** Bytes that `fileTypeOf` needs to see. */
export const HEAD_LENGTH = 1024

type Signature = FileType & { isIn(head: string): boolean }

const SVG =
  /^(\u00ef\u00bb\u00bf)?\s*(<\?xml[^>]*>\s*)?(<!--(?:(?!-->).)*-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>]/is

const SIGNATURES: readonly Signature[] = [
  image('jpg', 'image/jpeg', (head) => head.startsWith('\u00ff\u00d8\u00ff')),
  image('png', 'image/png', (head) => head.startsWith('\u0089PNG\r\n')),
  image('gif', 'image/gif', (head) => head.startsWith('GIF8')),
  image('webp', 'image/webp', (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8)),
  image('avif', 'image/avif', (head) => hasBrand(head, ['avif', 'avis'])),
  image('heif', 'image/heif', (head) => hasBrand(head, ['heic', 'heix', 'hevc', 'mif1', 'msf1'])),
  image('tif', 'image/tiff', (head) => head.startsWith('II*\0') || head.startsWith('MM\0*')),
  image('svg', 'image/svg+xml', (head) => SVG.test(head)),
  file('pdf', 'application/pdf', (head) => head.startsWith('%PDF-')),
  file('mp4', 'video/mp4', (head) => hasBrand(head, ['isom', 'iso2', 'mp41', 'mp42', 'avc1', 'M4V '])),
  file('webm', 'video/webm', (head) => head.startsWith('\u001aE\u00df\u00a3')),
  file('zip', 'application/zip', (head) => head.startsWith('PK\u0003\u0004')),
]

/** Tells the type from the first bytes, whatever the name or header says; undefined when it is none of the known ones. */
export function fileTypeOf(head: Uint8Array): FileType | undefined {
  const text = Buffer.from(head.subarray(0, HEAD_LENGTH)).toString('latin1')
  return SIGNATURES.find(({ isIn }) => isIn(text))
}

/** The type that belongs to an extension of ours, for serving a stored file. */
export function fileTypeNamed(extension: string): FileType {
  const known = SIGNATURES.find((type) => type.extension === extension)
  return known ?? { extension, mimeType: 'application/octet-stream', isImage: false }
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
