import { z } from 'zod'
import { cleanCode } from '../text/clean-text.ts'
import { fixedPaths, hasPath, ownFolders, pathOf, type Routable, routableTypes } from './routes.ts'

/** Sends visitors from one address of this site to a path of it, or to a whole address of another site. */
export type Redirect = { from: string; to: string; permanent: boolean }

/** A redirect as a query returns it. It leads to a page or to an address; to neither while its page is not published. */
const redirectParser = z.object({
  from: z.string().nullable(),
  page: z
    .object({ _type: z.enum(routableTypes), slug: z.string().nullable() })
    .refine(hasPath)
    .nullable(),
  address: z.string().refine(isAddress).nullable(),
  permanent: z.boolean().nullable(),
})

/** Where a redirect leads; `undefined` while that is not known. */
export function targetOf({ page, address }: { page: Routable | null; address: string | null }) {
  return page ? pathOf(page) : cleanCode(address ?? '') || undefined
}

/** The redirects that lead somewhere. Programs write without the form: a document that can't be read costs no other. */
export function redirectsIn(documents: readonly unknown[]): Redirect[] {
  return documents.flatMap((document) => {
    const { data } = redirectParser.safeParse(document)
    const from = cleanCode(data?.from ?? '')
    const to = data && targetOf(data)
    return from && to ? [{ from, to, permanent: data.permanent ?? false }] : []
  })
}

/** The first field of a redirect, as a query returns it, that can't be read. */
export function unreadableField(document: unknown): string | undefined {
  const { data, error } = redirectParser.safeParse(document)
  if (error) return error.issues[0]?.path[0]?.toString()
  return cleanCode(data.from ?? '') ? undefined : 'from'
}

/** Tells whether a browser can be sent there. The Studio checks more, but programs also write without the Studio. */
export function isAddress(target: string): boolean {
  const base = 'https://this.site'
  const address = cleanCode(target)
  return URL.canParse(address, base) && /^https?:$/.test(new URL(address, base).protocol)
}

/** What the owner must change in the address that a redirect starts from; `undefined` when it is fine. */
export function sourceProblem(from: string): string | undefined {
  if (!from.startsWith('/') || from.startsWith('//'))
    return 'Enter the address without your website’s name, starting with a slash, such as /free-quote.'
  if (/[?#]/.test(from)) return 'Leave out everything after "?" or "#": it makes no difference here.'
  if (!/^[\w\-.~/%]+$/.test(from)) return 'Use only letters, numbers, hyphens, and slashes.'
  if (from === '/' || from.endsWith('/') || from.includes('//'))
    return 'Put a name after each slash, and no slash at the end.'
  return isOfTheSite(from) ? 'The website needs this address for itself.' : undefined
}

/** What the owner must change in the address that a redirect leads to; `undefined` when it is fine. */
export function addressProblem(address: string): string | undefined {
  if (/^https:\/\/[^\s/]+\.[^\s]+$/.test(address) || /^\/(?!\/)\S*$/.test(address)) return undefined
  return 'Enter an address on your website, such as /#services, or a full one that starts with https://.'
}

/** Why a redirect conflicts with others (a visitor would be sent in a circle, or twice); `undefined` when it does not. */
export function conflictBetween(
  { from, to }: Pick<Redirect, 'from'> & { to: string | undefined },
  others: readonly Redirect[],
): string | undefined {
  const source = comparable(from)
  const target = to && comparable(to)
  if (target === source) return 'It goes to itself: choose another page.'
  if (others.some((other) => comparable(other.from) === source))
    return `There’s already a redirect from ${from}: change that one.`
  const next = others.find((other) => comparable(other.from) === target)
  if (next) return `${to} goes on to ${next.to}: send people straight there.`
  const before = others.find((other) => comparable(other.to) === source)
  return before && `${before.from} goes here: first, send it straight to the new place.`
}

function isOfTheSite(path: string): boolean {
  const own = comparable(path)
  const isFixed = Object.values(fixedPaths).some((fixed) => fixed === own)
  return isFixed || own.startsWith('/_') || ownFolders.some((folder) => `${own}/`.startsWith(`/${folder}/`))
}

function comparable(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return decoded(path)
    .toLowerCase()
    .replace(/(?<=^\/|[^/])\/+$/, '')
}

/** A text without the escapes of addresses; one that can't be decoded as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}
