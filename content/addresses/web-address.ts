import { cleanText } from '../text/clean-text.ts'
import {
  type AddressedType,
  addressedPages,
  fixedPaths,
  ownFolders,
  pathOf,
  routableAt,
  singlePages,
} from './routes.ts'

export function namesTownAndService(type: AddressedType): boolean {
  return addressedPages[type].slug === 'townAndService'
}

/** The part of the path before the slug, such as `/services/`. */
export function pathBefore(type: AddressedType): string {
  return pathOf({ _type: type, slug: '.' }).slice(0, -1)
}

/** What the owner must change before a page of this type can have the slug; `undefined` when it is fine. */
export function slugProblem(type: AddressedType, slug: string): string | undefined {
  if (!slug) return 'Press "Generate" to make the web address.'
  if (!/^[a-z0-9/-]+$/.test(slug))
    return 'Use lowercase letters, numbers, and hyphens, such as kitchen-remodeling.'
  if (!/^[a-z0-9]+(?:[-/][a-z0-9]+)*$/.test(slug))
    return 'Put a letter or a number on both sides of each hyphen and slash, such as kitchen-remodeling.'
  if (slug.length > LONGEST) return `Keep it to at most ${LONGEST} characters.`
  // The file of a published page is named `index.html`.
  if (slug.split('/').includes('index'))
    return 'The website needs the word "index" for itself. Use another one.'
  return formProblem(type, slug)
}

/** Whether a page can stand at the address: the site leaves others out, and links nowhere but to pages. */
export const isReachable = ({ _type, slug }: { _type: AddressedType; slug: string }): boolean =>
  slugProblem(_type, slug) === undefined

/** A file system limits the length of names, and endings such as `.html.br` are added. */
const LONGEST = 200

function formProblem(type: AddressedType, slug: string): string | undefined {
  const [first = '', ...others] = slug.split('/')
  const form = addressedPages[type].slug
  switch (form) {
    case 'levels':
      return undefined
    case 'name':
      return others.length > 0 ? 'Leave out the slash: it’s just one name, such as mint-hill.' : undefined
    case 'townAndService':
      if (others.length !== 1)
        return 'Press "Generate", or type the town, a slash, and the service, such as matthews/painting.'
      return type === 'townService' && isOfSite(first)
        ? `Start with the town, such as matthews/painting. The website needs /${first} for itself.`
        : undefined
    default:
      return form satisfies never
  }
}

/** Tells whether the first part of a path is taken by the site itself, so that no town can have it. */
function isOfSite(first: string): boolean {
  const fixed = [...Object.values(fixedPaths), ...Object.values(singlePages).map(({ path }) => path)]
  const own: readonly string[] = [...ownFolders, ...fixed.map((path) => path.split('/')[1] ?? '')]
  return own.includes(first) || routableAt(`/${first}/any`)?._type !== 'townService'
}

/** A slug with one part for each text: `['mint-hill', 'Paint & Drywall']` → `mint-hill/paint-and-drywall`. */
export function slugFrom(words: readonly string[]): string {
  const length = Math.floor(LONGEST_MADE / words.length)
  return words.map((text) => partFrom(text).slice(0, length).replace(/-$/, '')).join('/')
}

/** Leaves room for a slash and a number in an address of eighty characters, which people can still read. */
const LONGEST_MADE = 76

/** Letters that are no other letter with a mark, as their languages write them where they have only ours. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'ng' },
  ...{ ĸ: 'k', ə: 'e', ɓ: 'b', ɗ: 'd', ƒ: 'f', ƙ: 'k', ɨ: 'i', ɔ: 'o', ɛ: 'e', ȷ: 'j', ƴ: 'y', '×': 'x' },
}

function partFrom(text: string): string {
  const plain = cleanText(text).normalize('NFKD').toLowerCase().replaceAll('&', ' and ')
  return plain
    .replace(/[^\0-\x7f]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[\p{Mark}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The slug, with a number at its end when it is taken. */
export function freeSlug(slug: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const free = number === 1 ? slug : `${slug}-${number}`
    if (!taken.includes(free)) return free
  }
}
