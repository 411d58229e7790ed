import { type HTMLElement, parse } from 'node-html-parser'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** What a test asks of a rendered section: what a visitor reads, where links lead, and what the checks count. */
export class Rendered {
  readonly html: string
  #page: HTMLElement | undefined

  constructor(node: ReactNode) {
    this.html = renderToStaticMarkup(node)
  }

  get page(): HTMLElement {
    // What stands in <noscript> are elements, too.
    this.#page ??= parse(this.html, { blockTextElements: { script: true, style: true } })
    return this.#page
  }

  /** The words alone, with single spaces. */
  get text(): string {
    return this.page.structuredText.replace(/\s+/g, ' ').trim()
  }

  get links(): string[] {
    return this.page.querySelectorAll('a[href]').map((link) => link.getAttribute('href') ?? '')
  }

  attributes(name: string): string[] {
    return this.page.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? '')
  }
}
