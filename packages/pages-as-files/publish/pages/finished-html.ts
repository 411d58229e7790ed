import { createHash } from 'node:crypto'
import { Parser } from 'htmlparser2'
import type { Inline } from '../../site.ts'

/** From one place in a text to another. */
type Span = { from: number; to: number }
export type Change = Span & { put?: string }
type Attributes = Readonly<Record<string, string>>

/** What the framework's scripts would look for when they start. */
const MARKS = [' ', '$', '/$']
/** Scripts that are data, which stay where they are and never run. */
const DATA = ['application/ld+json', 'speculationrules']

/**
 * Takes the framework's scripts, the data they would start from, the marks that they would look for, and the hints that load
 * them early out of a page. What stays: structured data, speculation rules and what the site itself marks with `data-keep`.
 * What it marks with `data-template` becomes a `<template>`, whose content React would not find when it hydrates a page.
 */
export function withoutFramework(html: string): string {
  return changed(html, readPage(html).changes)
}

/** What is to be changed for that, and the style sheets, classes and ids that the page has. */
export function readPage(html: string): Pick<Reading, 'changes' | 'sheets' | 'symbols' | 'classes'> {
  const reading = new Reading()
  const parser = new Parser(reading, { recognizeSelfClosing: false })
  reading.follow(parser)
  parser.end(html)
  return reading
}

/** The hashes of what stands in a page itself, as a policy names them: its styles, and its scripts except data. */
export function inlineOf(html: string): Inline {
  const found: Record<keyof Inline, Set<string>> = { styles: new Set(), scripts: new Set() }
  let kind: keyof Inline | undefined
  // A text comes in pieces, such as before and after a "<".
  let text = ''
  const parser = new Parser({
    onopentag(name, { type, src }) {
      text = ''
      if (name === 'style') kind = 'styles'
      else kind = name === 'script' && !src && type !== 'application/ld+json' ? 'scripts' : undefined
    },
    ontext(piece) {
      if (kind) text += piece
    },
    onclosetag() {
      if (kind && text !== '') found[kind].add(hashSource(text))
      kind = undefined
    },
  })
  parser.end(html)
  return { styles: [...found.styles], scripts: [...found.scripts] }
}

/** A source of Content-Security-Policy: w3.org/TR/CSP3, "hash-source". */
function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Notes what is to be cut and changed while the parser goes through a page. */
class Reading {
  readonly changes: Change[] = []
  /** The links to style sheets, and where they are. */
  readonly sheets: (Span & { href: string })[] = []
  readonly symbols = new Set<string>()
  /** The attributes with classes, and where they are. */
  readonly classes: (Span & { names: readonly string[] })[] = []
  /** How many elements are open, and with how many a template was. */
  #depth = 0
  #template: number | undefined
  #parser: Parser | undefined
  #script: number | undefined
  /** React's own, which have no address beside their set of them. */
  readonly #preloads = new Map<string, Span>()
  /** Where an element began that would only hold what the framework streams later. */
  #empty: number | undefined

  follow(parser: Parser): void {
    this.#parser = parser
  }

  onattribute(name: string, value: string): void {
    if (name !== 'class') return
    const names = value.split(/\s+/).filter(Boolean)
    const { startIndex = 0, endIndex = 0 } = this.#parser ?? {}
    this.classes.push({ names, from: startIndex, to: endIndex })
    for (const symbol of names) this.symbols.add(symbol)
  }

  onopentag(name: string, attributes: Attributes): void {
    this.#depth += 1
    if (attributes.id) this.symbols.add(attributes.id)
    if ('data-template' in attributes) {
      this.#template = this.#depth
      this.#rename(this.#at.from + '<'.length, name)
    }
    this.#empty = name === 'div' && Object.keys(attributes).join() === 'hidden' ? this.#at.from : undefined
    if (name === 'link') this.#readLink(attributes)
    if (name === 'script' && !staysHere(attributes)) this.#script = this.#at.from
  }

  ontext(): void {
    this.#empty = undefined
  }

  oncomment(text: string): void {
    if (MARKS.includes(text)) this.changes.push(this.#at)
    else this.#empty = undefined
  }

  onclosetag(name: string): void {
    const { to } = this.#at
    if (name === 'script' && this.#script !== undefined) {
      this.changes.push({ from: this.#script, to })
      this.#script = undefined
    }
    if (name === 'div' && this.#empty !== undefined) this.changes.push({ from: this.#empty, to })
    this.#empty = undefined
    if (this.#depth === this.#template) {
      this.#rename(this.#at.from + '</'.length, name)
      this.#template = undefined
    }
    this.#depth -= 1
  }

  #rename(from: number, name: string): void {
    this.changes.push({ from, to: from + name.length, put: 'template' })
  }

  #readLink(attributes: Attributes): void {
    const { rel, href } = attributes
    if (loadsScript(attributes)) this.changes.push(this.#at)
    if (attributes.as === 'image') this.#keepOne(attributes)
    if (rel === 'stylesheet' && href) this.sheets.push({ href, ...this.#at })
  }

  /** Beside a page's own preload, a build writes another of React's for the same picture; a page rendered later lacks that. */
  #keepOne({ href, imagesrcset = '', media = '' }: Attributes): void {
    const picture = `${media} ${imagesrcset}`
    const another = this.#preloads.get(picture)
    if (href === undefined) this.#preloads.set(picture, this.#at)
    else if (another) this.changes.push(another)
  }

  get #at(): Span {
    const { startIndex = 0, endIndex = 0 } = this.#parser ?? {}
    return { from: startIndex, to: endIndex + 1 }
  }
}

function staysHere(attributes: Attributes): boolean {
  return 'data-keep' in attributes || DATA.includes(attributes.type ?? '')
}

function loadsScript(attributes: Attributes): boolean {
  if ('data-keep' in attributes) return false
  return attributes.rel === 'modulepreload' || attributes.as === 'script'
}

/** The text with these changes. */
export function changed(text: string, changes: readonly Change[]): string {
  let left = ''
  let place = 0
  for (const { from, to, put = '' } of changes.toSorted((one, other) => one.from - other.from)) {
    // What is inside of another cut is gone with it.
    if (to <= place) continue
    left += text.slice(place, Math.max(place, from)) + put
    place = to
  }
  return left + text.slice(place)
}
