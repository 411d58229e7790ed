import { type BuiltPage, canonicalPath, contentOf, words } from './built-page.ts'

const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 160

const cardNames = [
  'og:title',
  'og:description',
  'og:url',
  'og:image',
  'og:image:alt',
  'twitter:card',
  'twitter:image',
]
const otherNames = [
  'keywords',
  'author',
  'robots',
  'geo.region',
  'geo.placename',
  'geo.position',
  'ICBM',
  'content-language',
  'viewport',
  'theme-color',
]

/** What a search engine or a shared link would miss in the head of the page. */
export function headFaults(page: BuiltPage): string[] {
  const { document } = page
  const title = titleOf(page)
  const description = contentOf(page, 'description')
  return [
    ...(title ? tooLong('title', title, TITLE_LENGTH) : ['has no title']),
    ...(description ? tooLong('description', description, DESCRIPTION_LENGTH) : ['has no description']),
    ...[...cardNames, ...otherNames].filter((name) => !contentOf(page, name)).map((name) => `has no ${name}`),
    ...(document.querySelector('link[rel="alternate"][hreflang="en-US"]') ? [] : ['has no hreflang']),
    ...(document.querySelector('link[rel="manifest"]') ? [] : ['has no manifest']),
    ...(document.querySelector('link[rel="icon"]') ? [] : ['has no icon']),
    ...(document.querySelector('html')?.getAttribute('lang') ? [] : ['names no language']),
  ]
}

/** Pages that a search engine may list share neither title nor description. */
export function repeatedHeads(pages: readonly BuiltPage[]): string[] {
  const listed = pages.filter(({ path }) => canonicalPath(path) === path)
  return [titleOf, (page: BuiltPage) => contentOf(page, 'description')].flatMap((read) => {
    const first = new Map<string, string>()
    return listed.flatMap((page) => {
      const other = first.get(read(page))
      first.set(read(page), page.path)
      return other ? [`${page.path} and ${other} both say "${read(page)}"`] : []
    })
  })
}

export function canonicalFaults(page: BuiltPage): string[] {
  const addresses = page.document
    .querySelectorAll('link[rel="canonical"]')
    .map((link) => new URL(link.getAttribute('href') ?? '').pathname)
  const wanted = canonicalPath(page.path)
  return addresses.length === 1 && addresses[0] === wanted
    ? []
    : [`names ${addresses.join(' and ') || 'nothing'} as its canonical address, not ${wanted}`]
}

export function titleOf({ document }: BuiltPage): string {
  return words(document.querySelector('title')?.text ?? '')
}

function tooLong(name: string, text: string, limit: number): string[] {
  return text.length > limit ? [`has a ${name} of ${text.length} characters: "${text}"`] : []
}
