import type { CustomValidatorResult, ValidationContext } from 'sanity'
import { type Address, addressesOf, pathsOf } from '#content/addresses/document-addresses.ts'
import { pathOf } from '#content/addresses/routes.ts'
import { slugProblem } from '#content/addresses/web-address.ts'
import { documentTitle } from '#content/documents/document-title.ts'
import { typeTitle } from '../../document-title.ts'
import { type Holder, holdersOf } from './address-holders.ts'

type Validator = (value: unknown, context: ValidationContext) => Promise<CustomValidatorResult>

/** Every address in the field is one that a page of this type can have, and no other page has. */
export const addressesAreFree =
  (field: Address['field']): Validator =>
  async (_, context) => {
    const addresses = addressesIn(field, context)
    const wrong = addresses.flatMap((address) => named(address, slugProblem(address.type, address.slug)))
    return wrong[0] ?? (await takenAmong(addresses, context)) ?? true
  }

/** No redirect starts from an address in the field: it would do nothing, since a page comes before a redirect. */
export const redirectsGiveWay =
  (field: Address['field']): Validator =>
  async (_, context) => {
    const { document } = context
    const paths = addressesIn(field, context).map(pathAt)
    if (!document || paths.length === 0) return true
    const { redirects } = await holdersOf(document, context)
    const idle = redirects.find(({ from }) => paths.includes(from))
    return (
      !idle ||
      `${idle.from} is also among the old addresses. Visitors get the page, so delete the old address (Pages, Old addresses).`
    )
  }

/** That another document has one of the addresses, or this one has it twice. */
async function takenAmong(
  addresses: readonly Address[],
  context: ValidationContext,
): Promise<string | undefined> {
  const { document, schema } = context
  if (!document || addresses.length === 0) return undefined
  const { pages } = await holdersOf(document, context)
  const own = addressesOf(document)[0]
  const taken = addresses.flatMap((address) => {
    if (address.field === 'aliases' && address.slug === own?.slug)
      return named(address, 'This is already the page’s web address: take it out here.')
    const holder = pages.find((page) => pathsOf(page).includes(pathAt(address)))
    return holder ? named(address, `${nameOf(holder, schema)} already has this address: choose another.`) : []
  })
  return taken[0]
}

function addressesIn(field: Address['field'], { document }: ValidationContext): Address[] {
  const addresses = document ? addressesOf(document) : []
  return addresses.filter((address) => address.field === field && address.slug)
}

function pathAt({ type, slug }: Address): string {
  return pathOf({ _type: type, slug })
}

/** In a field with several addresses, the message names the one that it is about. */
function named({ field, slug }: Address, words: string | undefined): string[] {
  if (!words) return []
  return [field === 'aliases' ? `"${slug}": ${words}` : words]
}

function nameOf(holder: Holder, schema: ValidationContext['schema']): string {
  return `"${documentTitle(holder)}" (${typeTitle(schema, holder._type)})`
}
