/** What a page is filled with: words by the name of their slot, and which parts it has, or how often and with what. */
export type View = { readonly [name: string]: string | boolean | readonly View[] }

const PART_OR_SLOT = /\{\{#(\w+)\}\}([\s\S]*?)\{\{\/\1\}\}|\{\{(\w+)\}\}/g

/**
 * Fills a page that was made with slots, as Mustache does. Words become text and never HTML, in an attribute too, and are
 * not looked through for slots themselves.
 */
export function fill(page: string, view: View): string {
  return page.replace(PART_OR_SLOT, (_, part: string | undefined, inner: string, slot: string) =>
    part === undefined ? escaped(view[slot]) : fillPart(inner, view[part], view),
  )
}

function fillPart(inner: string, value: View[string] | undefined, view: View): string {
  if (typeof value === 'object') return value.map((own) => fill(inner, { ...view, ...own })).join('')
  return value ? fill(inner, view) : ''
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escaped(value: View[string] | undefined): string {
  return typeof value === 'string' ? value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '') : ''
}
