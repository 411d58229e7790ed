import { hash } from 'node:crypto'
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
/** A style or a script with what stands in it. In a page that React has written neither a text nor an attribute has a bare `<` or `>`. */
const INLINE = /<(style|script)\b([^>]*)>(.*?)<\/\1>/gs
/** It has no text of its own, or is data that no policy has to allow. */
const NOT_RUN = /\ssrc=|\stype="application\/ld\+json"/

/**
 * Takes the framework's scripts, the data they would start from, the marks that they would look for, and the hints that load
 * them early out of a page. What stays: structured data, speculation rules and what the site itself marks with `data-keep`.
 * What it marks with `data-template` becomes a `<template>`, whose content React would not find when it hydrates a page.
 */
export function withoutFramework(html: string): string {
  return changed(html, readPage(html).changes)
}

/** What is to be changed for that, the links to style sheets, the data attributes of the page, and its attributes with classes. */
export function readPage(html: string) {
  const changes: Change[] = []
  const sheets: (Span & { href: string })[] = []
  /** Each data attribute by its name, and with its value. */
  const data = new Set<string>()
  const classes: (Span & { value: string })[] = []
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
        if (name.startsWith('data-')) data.add(name).add(`${name}=${value}`)
        if (name === 'class') classes.push({ value, from: parser.startIndex, to: parser.endIndex })
      },

      onopentag(name, attributes) {
        depth += 1
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
  return { changes, sheets, data, classes }
}

/** The classes that an attribute names. */
export const namesIn = (value: string) => value.split(/\s+/).filter(Boolean)

/** The hashes of what stands in a page itself, as a policy names them: its styles, and its scripts except data. */
export function inlineOf(html: string): Inline {
  const found: Record<keyof Inline, Set<string>> = { styles: new Set(), scripts: new Set() }
  for (const [, tag, attributes = '', text = ''] of html.matchAll(INLINE))
    if (text !== '' && !NOT_RUN.test(attributes))
      found[tag === 'style' ? 'styles' : 'scripts'].add(hashSource(text))
  return { styles: [...found.styles], scripts: [...found.scripts] }
}

/** A source of Content-Security-Policy: w3.org/TR/CSP3, "hash-source". */
function hashSource(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
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
