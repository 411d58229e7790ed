import type { HTMLElement } from 'node-html-parser'
import { renditionAt } from '#content/pictures/rendition.ts'
import { type BuiltPage, fetchPages, words } from './built-page.ts'

type Link = { from: string; path: string; anchor: string }

/** Where the site leads to something that is not there: every page and every anchor, however many clicks away. */
export async function brokenLinks(site: string, pages: readonly BuiltPage[]): Promise<string[]> {
  const anchors = new Map(pages.map((page) => [page.path, anchorsOf(page)]))
  const faults: string[] = []
  let links = pages.flatMap((page) => linksOf(page, site))
  while (links.length > 0) {
    const unknown = [...new Set(links.map(({ path }) => path))].filter((path) => !anchors.has(path))
    const { found, missing } = await look(site, unknown)
    for (const page of found) anchors.set(page.path, anchorsOf(page))
    for (const path of missing) anchors.set(path, new Set())
    faults.push(...links.flatMap((link) => faultOf(link, anchors, missing)))
    links = found.flatMap((page) => linksOf(page, site))
  }
  return [...new Set(faults)]
}

async function look(site: string, paths: readonly string[]) {
  const found: BuiltPage[] = []
  const missing = new Set<string>()
  for (const path of paths) {
    const response = await fetch(`${site}${path}`, { method: 'HEAD' })
    if (response.status !== 200) missing.add(path)
    else if (response.headers.get('content-type')?.startsWith('text/html'))
      found.push(...(await fetchPages(site, [path])))
  }
  return { found, missing }
}

function faultOf({ from, path, anchor }: Link, anchors: Anchors, missing: ReadonlySet<string>): string[] {
  if (missing.has(path)) return [`${from} leads to ${path}, which is not there`]
  const hasAnchor = anchor === '' || anchors.get(path)?.has(anchor)
  return hasAnchor ? [] : [`${from} leads to ${path}#${anchor}, which is not there`]
}

type Anchors = ReadonlyMap<string, ReadonlySet<string>>

function anchorsOf({ document }: BuiltPage): ReadonlySet<string> {
  return new Set(document.querySelectorAll('[id]').map(({ id }) => id))
}

/**
 * Links, and whatever else the page asks the site for, except pictures, which are drawn when somebody asks: the browser tells when
 * one of those is missing. What stands behind a "?" is for scripts: pages are files.
 */
function linksOf({ path, document }: BuiltPage, site: string): Link[] {
  const addresses = document
    .querySelectorAll('a[href], link[href], script[src], form[action]')
    .map((element) => new URL(addressIn(element.attributes), `${site}${path}`))
  return addresses
    .filter(({ origin, pathname }) => origin === site && !renditionAt(pathname))
    .map(({ pathname, hash }) => ({ from: path, path: pathname, anchor: hash.slice(1) }))
}

function addressIn({ href, src, action }: Record<string, string>): string {
  return href ?? src ?? action ?? ''
}

/** Links that say nothing of where they lead. */
export function vagueLinks({ document }: BuiltPage): string[] {
  return document
    .querySelectorAll('a[href]')
    .map(nameOf)
    .filter((name) =>
      /^((click |tap )?here|(read |learn |see )?more|details|link|this( page)?|go|)$/i.test(name),
    )
    .map((name) => `has a link "${name}"`)
}

/** A link that opens a new tab gives that page no hold on this one, and says in words that it does. */
export function newTabFaults({ document }: BuiltPage): string[] {
  return document
    .querySelectorAll('a[target="_blank"]')
    .filter(
      (link) => !/\bnoopener\b/.test(link.getAttribute('rel') ?? '') || !/in a new tab\)$/.test(nameOf(link)),
    )
    .map(
      (link) =>
        `opens ${link.getAttribute('href')} in a new tab without saying so, or without rel="noopener"`,
    )
}

function nameOf(link: HTMLElement): string {
  return words(link.getAttribute('aria-label') ?? link.text)
}
