import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { Site } from '../../site.ts'
import { type Change, changed, namesIn, readPage } from './finished-html.ts'

const PRELOADED_PICTURE = /<link rel="preload" as="image"[^>]*>/g
/** A word, as a class is in a selector, or all between quotes and blanks: a class of Tailwind's has signs such as `:` and `[`. */
const WORDS = [/[\w-]+/g, /[^\s"'`]+/g]
/** An id in a style sheet, and some other words that do no harm. */
const ID = /#((?:\\.|[\w\u0080-\uffff-])+)/g
/** A text or an address in a style sheet, which holds no class, or a class. All beyond ASCII stands there as it is. */
const CLASS = /"(?:[^"\\]|\\.)*"|url\([^"')]*\)|\.((?:\\.|[a-z_\u0080-\uffff-])(?:\\.|[\w\u0080-\uffff-])*)/gi
/** A sign that is written as its number, as the digit at the beginning of a class is. */
const CODE = /\\[\da-f]/i
/** The name of every class that a page can't use, which no class of a sheet has. */
const UNUSED = '_'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** More than there are kinds of pages: pages of one kind mostly have the same classes. */
const MOST_KEPT = 300

type Sheet = { css: string; classes: ReadonlySet<string>; ids: readonly string[] }
/** What the classes of a page are called on it. */
type Names = ReadonlyMap<string, string>

/**
 * Puts the styles that a page can use into the page, so that nothing has to be requested before it is painted. Classes of one page are
 * told apart by a letter or two there, and classes that only stand together are one: the names of utilities are longer than what they
 * say, and were a seventh of a page.
 *
 * The function that it returns makes the page without the framework, with each link to a style sheet replaced by the sheet itself,
 * without the rules for classes and ids that neither the page nor a script has. `scripts` is the folder of the visitors' scripts: a
 * class that one of them may give to an element stands in its text.
 */
export function pageStyles(site: Pick<Site, 'file'>, scripts: string): (html: string) => Promise<string> {
  /** By their addresses, which hold their content and so never lead to another. */
  const sheets = new Map<string, Promise<Sheet>>()
  /** What is left of a sheet, by the sheet and what a page has of it. */
  const used = new Map<string, string>()
  let ofScripts: ReadonlySet<string> | undefined

  function usedOf(
    href: string,
    { css, classes, ids }: Sheet,
    names: Names,
    ofPage: ReadonlySet<string>,
  ): string {
    const kept = wordsOfScripts()
    const unused = ids.filter((id) => !ofPage.has(id) && !kept.has(id))
    const key = [href, ...names, ...unused].join(' ')
    const nameOf = (name: string) => names.get(name) ?? (classes.has(name) && !kept.has(name) ? UNUSED : name)
    const left = used.get(key) ?? without([UNUSED, ...unused], css.replace(CLASS, renamed(nameOf)))
    used.delete(key)
    used.set(key, left)
    const [oldest] = used.keys()
    if (used.size > MOST_KEPT && oldest !== undefined) used.delete(oldest)
    return left
  }

  function sheetAt(href: string): Promise<Sheet> {
    const known = sheets.get(href) ?? fetchSheet(href)
    sheets.set(href, known)
    known.catch(() => sheets.delete(href))
    return known
  }

  async function fetchSheet(href: string): Promise<Sheet> {
    const { status, body } = await site.file(href)
    if (status !== 200) throw new Error(`The renderer answers ${status} for ${href}.`)
    const css = withAbsoluteUrls(body.toString(), href)
    return { css, classes: classesIn(css), ids: idsIn(css) }
  }

  function wordsOfScripts(): ReadonlySet<string> {
    ofScripts ??= new Set(
      readdirSync(scripts, { withFileTypes: true }).flatMap((entry) => {
        const text = entry.isFile() ? readFileSync(join(scripts, entry.name), 'utf8') : ''
        return WORDS.flatMap((word) => text.match(word) ?? [])
      }),
    )
    return ofScripts
  }

  return async (html) => {
    const { changes, sheets: links, ids, classes } = readPage(html)
    const found = await Promise.all(links.map(async (link) => ({ ...link, sheet: await sheetAt(link.href) })))
    const lists = new Map(classes.map(({ value }) => [value, namesIn(value)]))
    const ofSheets = new Set(found.flatMap(({ sheet }) => [...sheet.classes]))
    const names = shortNames(ofSheets, [...lists.values()], wordsOfScripts())
    const styles: Change[] = found.map(({ href, from, to, sheet }) => {
      return { from, to, put: `<style>${usedOf(href, sheet, names, ids)}</style>` }
    })
    const attributes = new Map([...lists].map(([value, list]) => [value, attributeOf(list, names)]))
    const named = classes.map(({ from, to, value }) => ({ from, to, put: attributes.get(value) }))
    return picturesFirst(changed(html, [...changes, ...styles, ...named]))
  }
}

/**
 * Of the classes that a page and a sheet have, in the order of the sheets, so that a page comes out the same whenever it is made.
 * Classes that stand in the same lists match the same elements, also beside what a script brings: it copies whole lists. They have one name.
 */
function shortNames(
  ofSheets: ReadonlySet<string>,
  lists: readonly (readonly string[])[],
  kept: ReadonlySet<string>,
): Names {
  const places = new Map<string, string>()
  for (const [place, list] of lists.entries())
    for (const name of new Set(list)) places.set(name, `${places.get(name) ?? ''} ${place}`)
  const free = freeNames((name) => !kept.has(name) && !ofSheets.has(name) && !places.has(name))
  const byPlaces = new Map<string, string>()
  const names = new Map<string, string>()
  for (const name of ofSheets) {
    const stands = places.get(name)
    if (stands === undefined || kept.has(name)) continue
    const short = byPlaces.get(stands) ?? free.next().value
    byPlaces.set(stands, short)
    names.set(name, short)
  }
  return names
}

/** Of one letter, then of two, and so on. */
function* freeNames(isFree: (name: string) => boolean): Generator<string, never> {
  for (let count = 0; ; count += 1) {
    const name = lettersOf(count)
    if (isFree(name)) yield name
  }
}

function lettersOf(count: number): string {
  const rest = Math.floor(count / LETTERS.length)
  return (rest > 0 ? lettersOf(rest - 1) : '') + LETTERS[count % LETTERS.length]
}

/** Without the backslashes before signs that a name in a sheet can't have. */
const plain = (name: string) => name.replaceAll('\\', '')

function renamed(nameOf: (name: string) => string) {
  return (found: string, name: string | undefined) => {
    if (!name || CODE.test(name)) return found
    const other = nameOf(plain(name))
    return other === plain(name) ? found : `.${other}`
  }
}

function attributeOf(list: readonly string[], names: Names): string {
  const short = [...new Set(list.map((name) => names.get(name) ?? name))].join(' ')
  return `class="${short.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
}

function classesIn(css: string): Set<string> {
  const names = [...css.matchAll(CLASS)].map(([, name = '']) => name)
  return new Set(names.filter((name) => name && !CODE.test(name)).map(plain))
}

/**
 * The ids of a sheet that are nothing else in it: Lightning CSS also takes properties and animations away that have the name of an
 * unused id.
 */
function idsIn(css: string): string[] {
  const others = new Set(css.match(/(?<![#\w\\-])[a-z_][\w-]*/gi))
  const ids = new Set([...css.matchAll(ID)].map(([, id = '']) => plain(id)))
  return [...ids].filter((id) => !others.has(id)).sort()
}

function without(unusedSymbols: string[], css: string): string {
  const options = { filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols }
  return Buffer.from(transform(options).code).toString()
}

/** A sheet names files beside itself; in a page these are elsewhere. */
function withAbsoluteUrls(css: string, href: string): string {
  const absolute = (url: string) => new URL(url, `http://site${href}`).pathname
  return css.replace(/url\((?!["']?data:)["']?([^"')]+)["']?\)/g, (_, url: string) => `url(${absolute(url)})`)
}

/** A page that asks for its first picture before its styles, of which some follow in a later packet. */
function picturesFirst(page: string): string {
  const styles = page.indexOf('<style>')
  const head = page.slice(styles, page.indexOf('</head>'))
  const preloads = head.match(PRELOADED_PICTURE) ?? []
  if (styles < 0 || preloads.length === 0) return page
  const rest = head.replace(PRELOADED_PICTURE, '')
  return page.slice(0, styles) + preloads.join('') + rest + page.slice(styles + head.length)
}
