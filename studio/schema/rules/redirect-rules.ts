import { type CustomValidatorResult, getPublishedId, type ValidationContext } from 'sanity'
import { documentsAt } from '#content/addresses/document-addresses.ts'
import {
  addressProblem,
  conflictBetween,
  type Redirect,
  redirectsIn,
  sourceProblem,
  targetOf,
} from '#content/addresses/redirect.ts'
import { onceOnSite, pathOf, type Routable } from '#content/addresses/routes.ts'
import { SANITY_API_VERSION } from '#content/environment/lake.ts'
import { cleanCode } from '#content/text/clean-text.ts'
import { fieldsIn, referenceIn } from '../../unknown-values.ts'

const othersQuery = `*[_type == "redirect" && !(_id in [$id, "drafts." + $id])]{
  from, address, permanent, "page": page->{_type, "slug": slug.current}
}`
const pageQuery = 'count(*[_type in $types && ($slug in aliases || slug.current == $slug)]) > 0'
const targetQuery = '*[_id == $id][0]{_type, "slug": slug.current}'

/** An address that no page and no other redirect has. */
export async function sourceIsFree(
  typed: unknown,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (typeof typed !== 'string' || typed === '') return true
  const from = cleanCode(typed)
  const problem = sourceProblem(from)
  if (problem) return problem
  if (await hasPage(from, context))
    return `There’s a page at ${from}, and visitors always get the page. To send them elsewhere, hide the page, and say in its form where they go.`
  const others = await otherRedirects(context)
  return conflictBetween({ from, to: await targetIn(context) }, others) ?? true
}

/** An address of this site that exists, or one of another site. */
export async function addressIsGood(
  typed: unknown,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  const address = typeof typed === 'string' ? cleanCode(typed) : ''
  if (address === '') return true
  const problem = addressProblem(address)
  if (problem || !address.startsWith('/')) return problem ?? true
  const [path = ''] = address.split(/[?#]/)
  return (await hasPage(path, context)) || `There’s no page at ${path}: choose one that’s published.`
}

/** It leads to a page or to an address, not to both. */
export function goesOneWay(document: unknown): CustomValidatorResult {
  const { page, address } = targetsIn(document)
  if (page && address) return 'Choose a page or enter an address, not both.'
  return Boolean(page || address) || 'Choose the page to show instead, or enter an address.'
}

async function hasPage(path: string, context: ValidationContext): Promise<boolean> {
  if (onceOnSite.some((type) => pathOf({ _type: type, slug: null }) === path)) return true
  const documents = documentsAt(path)
  return documents ? lakeOf(context, 'published').fetch<boolean>(pageQuery, documents) : false
}

/** Drafts count too. */
async function otherRedirects(context: ValidationContext): Promise<Redirect[]> {
  const id = getPublishedId(context.document?._id ?? '')
  return redirectsIn(await lakeOf(context, 'raw').fetch<unknown[]>(othersQuery, { id }))
}

async function targetIn(context: ValidationContext): Promise<string | undefined> {
  const { page, address } = targetsIn(context.document)
  if (!page) return address
  const target = await lakeOf(context, 'published').fetch<Routable | null>(targetQuery, { id: page })
  return targetOf({ page: target, address: null })
}

function lakeOf({ getClient }: ValidationContext, perspective: 'published' | 'raw') {
  return getClient({ apiVersion: SANITY_API_VERSION }).withConfig({ perspective })
}

/** The fields of a redirect that the rules read; in a draft anything may be missing. */
function targetsIn(document: unknown) {
  const { page, address } = fieldsIn(document)
  return {
    page: referenceIn(page),
    address: (typeof address === 'string' && cleanCode(address)) || undefined,
  }
}
