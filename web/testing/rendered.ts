import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
}

/** What a test asks of a rendered section: what a visitor reads, where links lead, and what the checks count. */
export class Rendered {
  readonly html: string

  constructor(node: ReactNode) {
    this.html = renderToStaticMarkup(node)
  }

  /** The words alone, with single spaces. */
  get text(): string {
    const words = this.html.replace(
      /<\/?(br|p|li|h\d|dt|dd|div|figcaption|blockquote|td|th|summary)\b[^>]*>/g,
      ' ',
    )
    return decoded(words.replace(/<[^>]+>/g, ''))
      .replace(/\s+/g, ' ')
      .trim()
  }

  get links(): string[] {
    return this.attributes('href')
  }

  attributes(name: string): string[] {
    return [...this.html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) =>
      decoded(value),
    )
  }
}

const decoded = (text: string) =>
  text.replace(/&(amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
