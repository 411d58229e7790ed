import type { LaunchDocument } from './launch-check.ts'

/** The types of what makes no sense without the service and the town that it is about. */
const ABOUT = ['areaService', 'cityService', 'townPage', 'townService', 'locationPage', 'price']

/** GROQ for whether the website has a document that it shows of itself. */
export const isOnSite = `shown != false && !(_type in ${JSON.stringify(ABOUT)} && (
  service->shown == false || city->shown == false || town->shown == false
))`

/**
 * What the website has, of all published documents: neither what is hidden nor what is about it, and of the questions only those that
 * a page asks.
 */
export function seenDocuments(documents: readonly LaunchDocument[]): LaunchDocument[] {
  const hidden = new Set(documents.flatMap(({ _id, shown }) => (shown === false ? [_id] : [])))
  const isHidden = ({ _id, _type, service, city, town }: LaunchDocument) =>
    hidden.has(_id) || (ABOUT.includes(_type) && [service, city, town].some((of) => hidden.has(refOf(of))))
  const left = documents.filter((document) => !isHidden(document))
  const ids = new Set(left.map(({ _id }) => _id))
  const asked = new Set(left.flatMap((document) => (document._type === 'faq' ? [] : refsIn(document))))
  return left.filter(
    ({ _id, _type, service }) => _type !== 'faq' || asked.has(_id) || ids.has(refOf(service)),
  )
}

const refOf = (reference: unknown): string => String(Object(reference)._ref ?? '')

function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const { _ref }: { _ref?: unknown } = Object(value)
  return typeof _ref === 'string' ? [_ref] : Object.values(value).flatMap(refsIn)
}
