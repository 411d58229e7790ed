import type { SanityClient, SanityDocument, SlugSourceContext } from 'sanity'
import { isAddressedType, pathOf } from '#content/addresses/routes.ts'
import { freeSlug, namesTownAndService, slugFrom, slugProblem } from '#content/addresses/web-address.ts'
import { documentTitle } from '#content/documents/document-title.ts'
import { referenceIn } from '../../unknown-values.ts'
import { rawLake, slugsTaken } from './address-holders.ts'

/** What "Generate" makes: an address that no other page has. Throws a sentence that says what to fill in first. */
export async function generatedAddress(
  document: SanityDocument,
  context: Pick<SlugSourceContext, 'getClient'>,
): Promise<string> {
  const { _id, _type: type } = document
  if (!isAddressedType(type)) throw new Error(`A document of the type "${type}" has no page of its own.`)
  const lake = rawLake(context)
  const words = namesTownAndService(type) ? await townAndService(document, lake) : [nameIn(document)]
  const slug = slugFrom(words)
  const problem = slug ? slugProblem(type, slug) : 'Type it here: we can’t make it from this name.'
  if (problem) throw new Error(problem)
  return freeSlug(slug, await slugsTaken(pathOf({ _type: type, slug }), _id, lake))
}

function nameIn(document: SanityDocument): string {
  const name = documentTitle(document).trim()
  if (name) return name
  throw new Error('Fill in "Name" first: we make the web address from it.')
}

const slugsQuery = `{
  "town": coalesce(*[_id == $town][0], *[_id == "drafts." + $town][0]).slug.current,
  "service": coalesce(*[_id == $service][0], *[_id == "drafts." + $service][0]).slug.current
}`

async function townAndService(document: SanityDocument, lake: SanityClient): Promise<string[]> {
  const chosen = { town: referenceIn(document.city), service: referenceIn(document.service) }
  if (!chosen.town || !chosen.service)
    throw new Error('Choose the town and the service first: we make the web address from both.')
  const slugs = await lake.fetch<Record<'town' | 'service', string | null>>(slugsQuery, chosen)
  for (const part of ['town', 'service'] as const)
    if (!slugs[part])
      throw new Error(`The ${part} doesn’t have a web address yet. Open it and press "Generate" there first.`)
  return [slugs.town ?? '', slugs.service ?? '']
}
