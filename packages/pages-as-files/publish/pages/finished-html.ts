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

/** What is to be changed for that, the links to style sheets, the classes and ids of the page, and the attributes with classes. */
export function readPage(html: string) {
  const changes: Change[] = []
  const sheets: (Span & { href: string })[] = []
  const symbols = new Set<string>()
  const classes: (Span & { names: readonly string[] })[] = []
  /** How many elements are open, and with how many a template was. */
  let depth = 0
  let template: number | undefined
  let script: number | undefined
  /** React's own, which have no address beside their set of them. */
  const preloads = new Map<string, Span>()
  /** Where an element began that would only hold what the framework streams later. */
  let empty: number | undefined

  const parser: Parser = new Parser(
    {
      onattribute(name, value) {
        if (name !== 'class') return
        const names = value.split(/\s+/).filter(Boolean)
        classes.push({ names, from: parser.startIndex, to: parser.endIndex })
        for (const symbol of names) symbols.add(symbol)
      },

      onopentag(name, attributes) {
        depth += 1
        if (attributes.id) symbols.add(attributes.id)
        if ('data-template' in attributes) {
          template = depth
          rename(here().from + '<'.length, name)
        }
        empty = name === 'div' && Object.keys(attributes).join() === 'hidden' ? here().from : undefined
        if (name === 'link') readLink(attributes)
        if (name === 'script' && !staysHere(attributes)) script = here().from
      },

      ontext() {
        empty = undefined
      },

      oncomment(text) {
        if (MARKS.includes(text)) changes.push(here())
        else empty = undefined
      },

      onclosetag(name) {
        const { from, to } = here()
        if (name === 'script' && script !== undefined) {
          changes.push({ from: script, to })
          script = undefined
        }
        if (name === 'div' && empty !== undefined) changes.push({ from: empty, to })
        empty = undefined
        if (depth === template) {
          rename(from + '</'.length, name)
          template = undefined
        }
        depth -= 1
      },
    },
    { recognizeSelfClosing: false },
  )
  const here = (): Span => ({ from: parser.startIndex, to: parser.endIndex + 1 })

  function rename(from: number, name: string): void {
    changes.push({ from, to: from + name.length, put: 'template' })
  }

  function readLink(attributes: Attributes): void {
    const { rel, href } = attributes
    if (loadsScript(attributes)) changes.push(here())
    if (attributes.as === 'image') keepOne(attributes)
    if (rel === 'stylesheet' && href) sheets.push({ href, ...here() })
  }

  /** Beside a page's own preload, a build writes another of React's for the same picture; a page rendered later lacks that. */
  function keepOne({ href, imagesrcset = '', media = '' }: Attributes): void {
    const picture = `${media} ${imagesrcset}`
    const another = preloads.get(picture)
    if (href === undefined) preloads.set(picture, here())
    else if (another) changes.push(another)
  }

  parser.end(html)
  return { changes, sheets, symbols, classes }
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
