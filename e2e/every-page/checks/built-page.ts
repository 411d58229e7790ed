import { type HTMLElement, parse } from 'node-html-parser'
import { specifiedPage } from '#content/seed/tests/expected/pages.ts'
import { atOnce } from '../../fixtures/at-once.ts'

/** A page as it comes over the wire. */
export type BuiltPage = {
  path: string
  html: string
  document: HTMLElement
}

const AT_ONCE = 6

/** The pages at the given paths, in the order of the alphabet; throws when one answers with anything but 200. */
export async function fetchPages(site: string, paths: readonly string[]): Promise<BuiltPage[]> {
  const pages = await atOnce(AT_ONCE, paths, async (path) => [await fetchPage(site, path)])
  return pages.sort((one, other) => one.path.localeCompare(other.path))
}

async function fetchPage(site: string, path: string): Promise<BuiltPage> {
  const response = await fetch(`${site}${path}`)
  const html = await response.text()
  if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`)
  return { path, html, document: parse(html, { comment: false }) }
}

/** The path of the page that search engines shall keep in place of this one: mostly itself. */
export function canonicalPath(path: string): string {
  return specifiedPage(path)?.canonical ?? path
}

export function contentOf({ document }: BuiltPage, meta: string): string {
  return (
    document.querySelector(`meta[name="${meta}"], meta[property="${meta}"]`)?.getAttribute('content') ?? ''
  )
}

export function words(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
