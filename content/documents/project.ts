import { cleanText } from '../text/clean-text.ts'

/** The categories by which the gallery is filtered: it offers those that have projects. */
export const projectCategories = [
  'Kitchen Remodeling',
  'Bathroom Remodeling',
  'Home Renovations',
  'Handyman Repairs',
  'Painting',
  'Decks and Fences',
  'Tile and Floors',
  'Plumbing',
  'Electrical',
] as const
type ProjectCategory = (typeof projectCategories)[number]

/** A category as addresses and style sheets spell it, such as `kitchen-remodeling`. */
export function categorySlug(category: ProjectCategory): string {
  return category.toLowerCase().replaceAll(' ', '-')
}

/** The service that a category is of: it has the same words at the end of its address, `renovations` for "Home Renovations". */
export function serviceOf<S extends { slug: string }>(
  category: ProjectCategory,
  services: readonly S[],
): S | undefined {
  return services.find(({ slug }) => `-${categorySlug(category)}`.endsWith(`-${slug}`))
}

/** The introduction above projects: where all their pictures are renderings it says so, once, before its own words. */
export function introAbove(own: string | null, areRenderings: boolean): string {
  const about = 'These are renderings, with typical times. Photos of our own jobs are coming.'
  const isSaid = own?.includes(about) ?? false
  return [areRenderings && !isSaid && about, own].filter(Boolean).join(' ')
}

/** What a job of a category is called in a name. */
const JOBS: Readonly<Record<ProjectCategory, string>> = {
  'Kitchen Remodeling': 'Kitchen remodel',
  'Bathroom Remodeling': 'Bathroom remodel',
  'Home Renovations': 'Home renovation',
  'Handyman Repairs': 'Repairs',
  Painting: 'Painting',
  'Decks and Fences': 'Deck and fence work',
  'Tile and Floors': 'Tile and floor work',
  Plumbing: 'Plumbing work',
  Electrical: 'Electrical work',
}

/** A name for finished work, such as "Kitchen remodel in Matthews"; empty while nobody knows of which category it is. */
export function proposedName({ category, place }: { category?: unknown; place?: unknown }): string {
  const known = projectCategories.find((one) => one === category)
  if (!known) return ''
  const where = typeof place === 'string' ? cleanText(place) : ''
  return where ? `${JOBS[known]} in ${where}` : JOBS[known]
}

/** What the large photo of finished work shows is its name; the others are counted. Numbers begin with 1. */
export function proposedDescription(name: string, photo: number | 'before'): string {
  if (name === '' || photo === 1) return name
  return photo === 'before' ? `${name}, before the work` : `${name}, photo ${photo}`
}

/** Whether a description was proposed for some photo of the work with this name, and may follow its name. */
export function isProposed(description: string, name: string): boolean {
  if (name === '' || !description.startsWith(name)) return false
  return /^(?:|, before the work|, photo \d+)$/.test(description.slice(name.length))
}
