import { createHash } from 'node:crypto'

/** The tag of an answer by what is in it; weak for text, which goes out in several forms. */
export function tagFor(body: Buffer, isText: boolean): string {
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 24)}"`
  return isText ? `W/${tag}` : tag
}

/** Tells whether a browser has the answer with this tag, by its If-None-Match header, which compares weakly. */
export function isKnown(tag: string, known = ''): boolean {
  const tags = known.split(',').map(bare)
  return tags.includes(bare(tag)) || tags.includes('*')
}

const bare = (tag: string) => tag.trim().replace(/^W\//, '')
