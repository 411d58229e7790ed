import { type BuiltPage, canonicalPath, contentOf, words } from './built-page.ts'

const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 160

/** What the specification gives every page in these very words. */
const said: Record<string, RegExp> = {
  robots: /^index, follow\b.*\bmax-image-preview:large\b/,
  'content-language': /^en-US$/,
  'geo.region': /^US-NC$/,
  'geo.position': /^35\.2271;-80\.8431$/,
  ICBM: /^35\.2271, -80\.8431$/,
  'geo.placename': /\w/,
  keywords: /\w/,
  author: /\w/,
  viewport: /^width=device-width, initial-scale=1, maximum-scale=5$/,
  'og:type': /^website$/,
  'og:locale': /^en_US$/,
  'og:site_name': /\w/,
  'og:image': /^https?:\/\//,
  'og:image:width': /^1200$/,
  'og:image:height': /^630$/,
  'og:image:type': /^image\/jpeg$/,
  'og:image:alt': /\w/,
  'twitter:card': /^summary_large_image$/,
  'twitter:image:alt': /\w/,
}

const links: Record<string, string> = {
  'a manifest': 'link[rel="manifest"][href="/manifest.webmanifest"]',
  'an icon for its tab': 'link[rel="icon"][type="image/png"][href^="/icons/"]',
  'an icon for home screens': 'link[rel="apple-touch-icon"][href^="/icons/"]',
  'a color by day': 'meta[name="theme-color"][media="(prefers-color-scheme: light)"]',
  'a color by night': 'meta[name="theme-color"][media="(prefers-color-scheme: dark)"]',
  'the sitemap': 'link[rel="sitemap"][href="/sitemap.xml"]',
  'its language': 'html[lang="en-US"]',
}

/** What a search engine or a shared link would miss in the head of the page. */
export function headFaults(page: BuiltPage): string[] {
  const { document } = page
  const title = titleOf(page)
  const description = contentOf(page, 'description')
  return [
    ...(title ? tooLong('title', title, TITLE_LENGTH) : ['has no title']),
    ...(description ? tooLong('description', description, DESCRIPTION_LENGTH) : ['has no description']),
    ...Object.entries(said)
      .filter(([name, value]) => !value.test(contentOf(page, name)))
      .map(([name]) => `says of ${name}: "${contentOf(page, name)}"`),
    ...Object.entries(links)
      .filter(([, selector]) => document.querySelectorAll(selector).length !== 1)
      .map(([name]) => `does not name ${name} once`),
    ...repetitionFaults(page, title, description),
  ]
}

/** Cards and languages repeat what the page says of itself. */
function repetitionFaults(page: BuiltPage, title: string, description: string): string[] {
  const address = page.document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? ''
  const english = page.document
    .querySelectorAll('link[rel="alternate"]')
    .filter((link) => link.getAttribute('hreflang')?.toLowerCase() === 'en-us')
    .map((link) => link.getAttribute('href'))
  const repeated: [string, string][] = [
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ['twitter:title', title],
    ['twitter:description', description],
    ['twitter:image', contentOf(page, 'og:image')],
  ]
  return [
    ...repeated
      .filter(([name, value]) => words(contentOf(page, name)) !== value)
      .map(([name, value]) => `says of ${name} "${contentOf(page, name)}", not "${value}"`),
    ...(english.length === 1 && english[0] === address ? [] : ['has no link for readers of en-us']),
  ]
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
