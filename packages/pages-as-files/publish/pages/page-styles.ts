import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transform } from 'lightningcss'
import type { Site } from '../../site.ts'
import { type Change, changed, readPage } from './finished-html.ts'

const PRELOADED_PICTURE = /<link rel="preload" as="image"[^>]*>/g
/** What stands between quotes and blanks, as a class does: a class of Tailwind's has signs such as `:` and `[`. */
const WORD = /[^\s"'`]+/g
/** A class or an id in a style sheet, and some other words that do no harm. */
const SYMBOL = /[.#]((?:\\.|[\w-])+)/g
/** More than there are kinds of pages: pages of one kind mostly have the same classes. */
const MOST_KEPT = 300

type Sheet = { css: string; symbols: readonly string[] }

/** Puts the styles that a page can use into the page, so that nothing has to be requested before it is painted. */
export class PageStyles {
  readonly #site: Pick<Site, 'file'>
  readonly #scripts: string
  readonly #sheets = new Map<string, Promise<Sheet>>()
  /** What is left of a sheet, by the sheet and the symbols that a page does not have. */
  readonly #used = new Map<string, string>()
  #ofScripts: ReadonlySet<string> | undefined

  /** `scripts` is the folder of the visitors' scripts: a class that one of them may give to an element stands in its text. */
  constructor(site: Pick<Site, 'file'>, scripts: string) {
    this.#site = site
    this.#scripts = scripts
  }

  /**
   * The page without the framework, with each link to a style sheet replaced by the sheet itself, without the rules for classes
   * and ids that neither the page nor a script has.
   */
  async finish(html: string): Promise<string> {
    const { changes, sheets, symbols } = readPage(html)
    const styles: Change[] = []
    for (const { href, from, to } of sheets)
      styles.push({ from, to, put: `<style>${await this.#usedOf(href, symbols)}</style>` })
    return picturesFirst(changed(html, [...changes, ...styles]))
  }

  async #usedOf(href: string, ofPage: ReadonlySet<string>): Promise<string> {
    const { css, symbols } = await this.#sheet(href)
    const ofScripts = this.#symbolsOfScripts()
    const unused = symbols.filter((symbol) => !ofPage.has(symbol) && !ofScripts.has(symbol))
    const key = `${href} ${unused.join(' ')}`
    const used = this.#used.get(key) ?? without(unused, css)
    this.#used.delete(key)
    this.#used.set(key, used)
    const [oldest] = this.#used.keys()
    if (this.#used.size > MOST_KEPT && oldest !== undefined) this.#used.delete(oldest)
    return used
  }

  /** Under a name that holds its content, so it never changes. */
  #sheet(href: string): Promise<Sheet> {
    const known = this.#sheets.get(href) ?? this.#fetch(href)
    this.#sheets.set(href, known)
    known.catch(() => this.#sheets.delete(href))
    return known
  }

  async #fetch(href: string): Promise<Sheet> {
    const { status, body } = await this.#site.file(href)
    if (status !== 200) throw new Error(`The renderer answers ${status} for ${href}.`)
    const css = withAbsoluteUrls(body.toString(), href)
    return { css, symbols: symbolsIn(css) }
  }

  #symbolsOfScripts(): ReadonlySet<string> {
    this.#ofScripts ??= new Set(
      readdirSync(this.#scripts).flatMap(
        (file) => readFileSync(join(this.#scripts, file), 'utf8').match(WORD) ?? [],
      ),
    )
    return this.#ofScripts
  }
}

/**
 * The classes and ids of a sheet that are nothing else in it: Lightning CSS also takes properties and animations away that
 * have the name of an unused class.
 */
function symbolsIn(css: string): string[] {
  const others = new Set(css.match(/(?<![.#\w\\-])[a-z_][\w-]*/gi))
  const symbols = new Set([...css.matchAll(SYMBOL)].map(([, symbol = '']) => symbol.replaceAll('\\', '')))
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
