import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { Site } from '../../site.ts'
import { type Change, changed, namesIn, readPage } from './finished-html.ts'

const PRELOADED_PICTURE = /<link rel="preload" as="image"[^>]*>/g
/** A word, as a class is in a selector, or all between quotes and blanks: a class of Tailwind's has signs such as `:` and `[`. */
const WORDS = [/[\w-]+/g, /[^\s"'`]+/g]
/**
 * A text or an address in a style sheet, which holds no class; a class; or a data attribute, with its value. All beyond ASCII stands
 * there as it is.
 */
const NAMED =
  /"(?:[^"\\]|\\.)*"|url\([^"')]*\)|\.((?:\\.|[a-z_\u0080-\uffff-])(?:\\.|[\w\u0080-\uffff-])*)|\[(data-[\w-]+)(?:="?([\w-]+)"?)?\]/gi
/** A sign that is written as its number, as the digit at the beginning of a class is. */
const CODE = /\\[\da-f]/i
/** The class, which no sheet has, in place of every class and data attribute that a page can't have. */
const UNUSED = '_'
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** More than there are kinds of pages: pages of one kind mostly have the same classes. */
const MOST_KEPT = 300

type Sheet = { css: string; classes: ReadonlySet<string>; data: ReadonlySet<string> }
/** What the classes of a page are called on it. */
type Names = ReadonlyMap<string, string>

/**
 * Puts the styles that a page can use into the page, so that nothing has to be requested before it is painted. Classes of one page are
 * told apart by a letter or two there, and classes that only stand together are one: the names of utilities are longer than what they
 * say, and were a seventh of a page.
 *
 * The function that it returns makes the page without the framework, with each link to a style sheet replaced by the sheet itself,
 * without the rules for classes and data attributes that neither the page nor a script has. `scripts` is the folder of the visitors'
 * scripts: a class or an attribute that one of them may give to an element stands in its text.
 */
export function pageStyles(site: Pick<Site, 'file'>, scripts: string): (html: string) => Promise<string> {
  /** By their addresses, which hold their content and so never lead to another. */
  const sheets = new Map<string, Promise<Sheet>>()
  /** What is left of a sheet, by the sheet and what a page has of it. */
  const used = new Map<string, string>()
  let ofScripts: ReadonlySet<string> | undefined

  function usedOf(href: string, sheet: Sheet, names: Names, ofPage: ReadonlySet<string>): string {
    const { css, data } = sheet
    const kept = wordsOfScripts()
    const key = [href, ...names, ...[...data].filter((name) => ofPage.has(name))].join(' ')
    const put = (found: string, name?: string, attribute?: string, value?: string) => {
      if (attribute)
        return ofPage.has(attributeName(attribute, value)) || isSet(attribute, kept) ? found : `.${UNUSED}`
      if (!name || CODE.test(name)) return found
      const short = names.get(plain(name))
      if (short) return `.${short}`
      return kept.has(plain(name)) ? found : `.${UNUSED}`
    }
    const left = used.get(key) ?? withoutUnused(css.replace(NAMED, put))
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
    return { css, ...namedIn(css) }
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
    const { changes, sheets: links, data, classes } = readPage(html)
    const found = await Promise.all(links.map(async (link) => ({ ...link, sheet: await sheetAt(link.href) })))
    const lists = new Map(classes.map(({ value }) => [value, namesIn(value)]))
    const ofSheets = new Set(found.flatMap(({ sheet }) => [...sheet.classes]))
    const names = shortNames(ofSheets, [...lists.values()], wordsOfScripts())
    const styles: Change[] = found.map(({ href, from, to, sheet }) => {
      return { from, to, put: `<style>${usedOf(href, sheet, names, data)}</style>` }
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

const attributeName = (name: string, value?: string) => (value === undefined ? name : `${name}=${value}`)

/** Whether a script may give the attribute to an element: it names it so, or as a key of `dataset`. */
function isSet(attribute: string, words: ReadonlySet<string>): boolean {
  const key = attribute.slice('data-'.length).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return words.has(attribute) || words.has(key)
}

function attributeOf(list: readonly string[], names: Names): string {
  const short = [...new Set(list.map((name) => names.get(name) ?? name))].join(' ')
  return `class="${short.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
}

function namedIn(css: string): Omit<Sheet, 'css'> {
  const classes = new Set<string>()
  const data = new Set<string>()
  for (const [, name, attribute, value] of css.matchAll(NAMED)) {
    if (name && !CODE.test(name)) classes.add(plain(name))
    if (attribute) data.add(attributeName(attribute, value))
  }
  return { classes, data }
}

function withoutUnused(css: string): string {
  const options = { filename: 'page.css', code: Buffer.from(css), minify: true, unusedSymbols: [UNUSED] }
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
