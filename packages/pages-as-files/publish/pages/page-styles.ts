import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { Site } from '../../site.ts'
import { type Change, changed, namesIn, readPage } from './finished-html.ts'

const PRELOADED_PICTURE = /<link rel="preload" as="image"[^>]*>/g
/** A word, as a class is in a selector, or all between quotes and blanks: a class of Tailwind's has signs such as `:` and `[`. */
const WORDS = [/[\w-]+/g, /[^\s"'`]+/g]
/** A class or an id in a style sheet, and some other words that do no harm. All beyond ASCII stands there as it is. */
const SYMBOL = /[.#]((?:\\.|[\w\u0080-\uffff-])+)/g
/** A text or an address in a style sheet, which holds no class, or a class. */
const CLASS = /"(?:[^"\\]|\\.)*"|url\([^"')]*\)|\.((?:\\.|[a-z_\u0080-\uffff-])(?:\\.|[\w\u0080-\uffff-])*)/gi
/** A sign that is written as its number, as the digit at the beginning of a class is. */
const CODE = /\\[\da-f]/i
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
/** More than there are kinds of pages: pages of one kind mostly have the same classes. */
const MOST_KEPT = 300

type Sheet = { css: string; symbols: readonly string[] }
/** Short names of the classes of some sheets, and what is left of a sheet under them, by the sheet and the symbols that a page does not have. */
type Short = { names: ReadonlyMap<string, string>; used: Map<string, string> }

/**
 * Puts the styles that a page can use into the page, so that nothing has to be requested before it is painted. Classes of one page are
 * told apart by a letter or two there: the names of utilities are longer than what they say, and were a seventh of a page.
 *
 * The function that it returns makes the page without the framework, with each link to a style sheet replaced by the sheet itself,
 * without the rules for classes and ids that neither the page nor a script has. `scripts` is the folder of the visitors' scripts: a
 * class that one of them may give to an element stands in its text.
 */
export function pageStyles(site: Pick<Site, 'file'>, scripts: string): (html: string) => Promise<string> {
  /** By their addresses, which hold their content and so never lead to another. */
  const sheets = new Map<string, Promise<Sheet>>()
  /** By the addresses of the sheets. */
  const shortBySheets = new Map<string, Short>()
  let ofScripts: ReadonlySet<string> | undefined

  /** In the order in which the sheets have the classes, so that a page comes out the same whenever it is made. */
  async function shortFor(hrefs: readonly string[]): Promise<Short> {
    const key = hrefs.join(' ')
    const found = await Promise.all(hrefs.map(sheetAt))
    const known = shortBySheets.get(key)
    if (known) return known
    const kept = symbolsOfScripts()
    const classes = found.flatMap(({ css }) => [...css.matchAll(CLASS)].map(([, name = '']) => name))
    const all = new Set(classes.filter((name) => name && !CODE.test(name)).map(plain))
    const free = shortNames((name) => !all.has(name) && !kept.has(name))
    const names = new Map([...all].filter((name) => !kept.has(name)).map((name) => [name, free.next().value]))
    const short = { names, used: new Map<string, string>() }
    shortBySheets.set(key, short)
    return short
  }

  async function usedOf(href: string, ofPage: ReadonlySet<string>, { names, used }: Short): Promise<string> {
    const { css, symbols } = await sheetAt(href)
    const kept = symbolsOfScripts()
    const unused = symbols.filter((symbol) => !ofPage.has(symbol) && !kept.has(symbol))
    const key = `${href} ${unused.join(' ')}`
    const left = used.get(key) ?? without(unused, css).replace(CLASS, shortened(names))
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
    return { css, symbols: symbolsIn(css) }
  }

  function symbolsOfScripts(): ReadonlySet<string> {
    ofScripts ??= new Set(
      readdirSync(scripts, { withFileTypes: true }).flatMap((entry) => {
        const text = entry.isFile() ? readFileSync(join(scripts, entry.name), 'utf8') : ''
        return WORDS.flatMap((word) => text.match(word) ?? [])
      }),
    )
    return ofScripts
  }

  return async (html) => {
    const { changes, sheets: links, symbols, classes } = readPage(html)
    const short = await shortFor(links.map(({ href }) => href))
    const styles: Change[] = []
    for (const { href, from, to } of links)
      styles.push({ from, to, put: `<style>${await usedOf(href, symbols, short)}</style>` })
    const attributes = new Map<string, string>()
    const attributeOf = (value: string) => {
      const attribute = attributes.get(value) ?? shortAttribute(value, short.names)
      attributes.set(value, attribute)
      return attribute
    }
    const named = classes.map(({ from, to, value }) => ({ from, to, put: attributeOf(value) }))
    return picturesFirst(changed(html, [...changes, ...styles, ...named]))
  }
}

/** Of one letter, then of two, and so on. */
function* shortNames(isFree: (name: string) => boolean): Generator<string, never> {
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

function shortened(names: ReadonlyMap<string, string>) {
  return (found: string, name: string | undefined) => {
    const short = name && names.get(plain(name))
    return short ? `.${short}` : found
  }
}

function shortAttribute(value: string, names: ReadonlyMap<string, string>): string {
  const short = namesIn(value)
    .map((name) => names.get(name) ?? name)
    .join(' ')
  return `class="${short.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`
}

/**
 * The classes and ids of a sheet that are nothing else in it: Lightning CSS also takes properties and animations away that
 * have the name of an unused class.
 */
function symbolsIn(css: string): string[] {
  const others = new Set(css.match(/(?<![.#\w\\-])[a-z_][\w-]*/gi))
  const symbols = new Set([...css.matchAll(SYMBOL)].map(([, symbol = '']) => plain(symbol)))
  return [...symbols].filter((symbol) => !others.has(symbol)).sort()
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
