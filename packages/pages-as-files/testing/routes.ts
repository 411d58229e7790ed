import type { Route, Site } from '../site.ts'
import { idOf } from './content.ts'

/** The pages that are there whatever is published. */
export const singlePages = ['/', '/prices', '/service-areas', '/gallery', '/about', '/contact'] as const

const others: Readonly<Record<string, Route['kind']>> = {
  '/404': 'other',
  '/out-of-order': 'other',
  '/your-request-page': 'template',
  '/contact.vcf': 'other',
  '/manifest.webmanifest': 'other',
}
const trades = ['painting', 'plumbing', 'tiling']
const folders = ['services', 'service-areas', 'any-town', 'reminders', 'cities', 'locations']
/** Groups of pages that name no price. */
const withoutPrices = ['/contact', ...Object.keys(others), 'reminders']
const sitemap = { frequency: 'monthly', priority: 0.5 }

/** The groups of pages, and types of documents: one for each page that is there anyhow, and one for each folder. */
export const groups = [...singlePages, ...Object.keys(others), ...folders]

export function groupAt(path: string): string {
  const [, first = ''] = path.split('/')
  return groups.includes(path) ? path : first
}

/** The page that can be at a path. */
export function routeAt(path: string): Route | undefined {
  const group = groupAt(path)
  if (path in others) return { path, group, kind: others[path] ?? 'other' }
  if (group === 'reminders') return { path, group, kind: 'other' }
  const [, , name = ''] = path.split('/')
  if (group === 'any-town') return trades.includes(name) ? { path, group, kind: 'template' } : undefined
  if (path.includes('.') || (!groups.includes(group) && !/^\/[^/]+\/[^/]+$/.test(path))) return undefined
  return { path, group, kind: 'page', sitemap, isLinkingToUnknown: group === 'service-areas' }
}

/** Those that there should be when these pages are published. */
export function routesOf(published: readonly string[]): Route[] {
  const ofDocuments = published.filter((path) => /^\/(services|service-areas|cities|locations)\/./.test(path))
  const ofServices = ofDocuments.flatMap((path) => {
    const trade = /^\/services\/(.*)/.exec(path)?.[1] ?? ''
    const more = [
      ...(trades.includes(trade) ? [`/any-town/${trade}`] : []),
      ...(trade === 'painting' ? ['/reminders/painting.ics'] : []),
    ]
    return [path, ...more].map((one) => ({ path: one, documentId: idOf(path) }))
  })
  const fixed = [...singlePages, ...Object.keys(others)].map((path) => ({ path, documentId: undefined }))
  return [...fixed, ...ofServices].flatMap(({ path, documentId }) => {
    const route = routeAt(path)
    return route ? [{ ...route, documentId }] : []
  })
}

/** What a change of a type of document may reach: what is on all pages all of them, a price those that name prices. */
export const reach: Site['reach'] = (type, wasThere) => {
  if (type === null) return { groups: [], isAddress: true }
  const isPage = groups.includes(type) && !(type in others)
  if (!isPage && !['business', 'claim', 'price', 'redirect'].includes(type)) return undefined
  const isAddress = isPage || type === 'redirect'
  if (wasThere || type === 'redirect') return { groups: [], isAddress }
  if (type === 'price') return { groups: groups.filter((group) => !withoutPrices.includes(group)), isAddress }
  const isOnAll = ['business', 'claim', 'services', 'service-areas', '/'].includes(type)
  return { groups: isOnAll ? groups : [type], isAddress }
}

/** A town without a page has that of the main town, and its name on the page of a trade. */
export const unknown: Site['unknown'] = (path) => {
  const [, folder, town = '', trade, ...rest] = path.split('/')
  if (folder !== 'service-areas' || town === '' || rest.length > 0) return undefined
  if (trade === undefined) return { path: '/service-areas/charlotte' }
  if (!trades.includes(trade)) return undefined
  const name = town.replace(/(?:^|-)(\w)/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim()
  return { path: `/any-town/${trade}`, fill: (text) => text.replaceAll('Anytown', name) }
}
