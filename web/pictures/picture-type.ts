/** What a picture's first bytes say that it is: the lake chooses the format. */
export function pictureType(picture: Buffer): string {
  const head = picture.toString('latin1', 0, 12)
  if (head.endsWith('ftypavif')) return 'image/avif'
  if (head.endsWith('WEBP')) return 'image/webp'
  return head.startsWith('\x89PNG') ? 'image/png' : 'image/jpeg'
}
