import { htmlToPortableText } from '@portabletext/html'
import { isPortableTextSpan, isPortableTextTextBlock, type PortableTextTextBlock } from 'sanity'
import { webAddress } from '#content/documents/field-kinds.ts'
import { cleanText } from '#content/text/clean-text.ts'
import { fieldsIn } from '../unknown-values.ts'
import { newKey } from './new-key.ts'

/**
 * What the editor takes of a text that was copied in a document or a message: paragraphs, bullets, strong words and links. Numbered
 * lists become bullets, a row of a table becomes a paragraph, and an emoji that is a picture its sign.
 */
export function pastedText(html: string) {
  const left = () => undefined
  const blocks = htmlToPortableText(html, {
    parseHtml: prepared,
    keyGenerator: newKey,
    types: { image: left, code: left },
  })
  return blocks.flatMap((block) => (isPortableTextTextBlock(block) ? ownBlock(block) : []))
}

function ownBlock({ _key, children, markDefs = [], listItem, level = 1 }: PortableTextTextBlock) {
  const links = markDefs.flatMap((mark) => {
    const { _key: key, href } = fieldsIn(mark)
    const address = webAddress.safeParse(targetOf(String(href)))
    return address.success ? { _key: String(key), _type: 'webLink', href: address.data } : []
  })
  const known = ['strong', ...links.map((link) => link._key)]
  const spans = children.filter(isPortableTextSpan).map((span) => ({
    ...span,
    marks: (span.marks ?? []).filter((mark) => known.includes(mark)),
  }))
  if (cleanText(spans.map(({ text }) => text).join('')) === '') return []
  const list = listItem ? { listItem: 'bullet', level } : {}
  return [{ _type: 'block', _key, style: 'normal', ...list, children: spans, markDefs: links }]
}

/** Where programs send people through an address of their own, and its parameter that has the real one. */
const DETOURS: readonly (readonly [address: RegExp, parameter: string])[] = [
  [/^www\.google\.[a-z.]+\/url$/, 'q'],
  [/^www\.google\.[a-z.]+\/url$/, 'url'],
  [/^lm?\.facebook\.com\/l\.php$/, 'u'],
  [/\.safelinks\.protection\.outlook\.com\/$/, 'url'],
]

/** Where a link leads in the end. */
function targetOf(href: string): string {
  if (!URL.canParse(href)) return href
  const { host, pathname, searchParams } = new URL(href)
  const targets = DETOURS.map(([address, name]) => address.test(host + pathname) && searchParams.get(name))
  return targets.find(Boolean) || href
}

function prepared(html: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const picture of page.querySelectorAll('img'))
    picture.replaceWith(EMOJI.test(picture.alt.replace(/\ufe0f|\u200d/g, '')) ? picture.alt : '')
  // Mails are laid out in tables that hold others.
  for (const table of page.querySelectorAll('table'))
    if (!table.querySelector('table')) table.replaceWith(...Array.from(table.rows, paragraphOf))
  // A sign and the space before it are one text: spaces alone are left out.
  page.body.normalize()
  return page
}

/** Without the sign that joins two and the one that colors them. */
const EMOJI = /^\p{Emoji}{1,8}$/u
const PARAGRAPHS = 'p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, br'

/** A row of a table, with a dot between its cells; the only cell of a row keeps its paragraphs. */
function paragraphOf({ cells, ownerDocument }: HTMLTableRowElement): HTMLElement {
  const filled = [...cells].filter(({ textContent }) => cleanText(textContent ?? ''))
  const whole = ownerDocument.createElement(filled.length > 1 ? 'p' : 'div')
  for (const [index, cell] of filled.entries()) {
    if (filled.length > 1)
      for (const part of cell.querySelectorAll(PARAGRAPHS)) part.replaceWith(...part.childNodes, ' ')
    whole.append(index > 0 ? ' · ' : '', ...cell.childNodes)
  }
  return whole
}
