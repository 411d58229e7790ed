import type { MirrorStatus } from '../../published/status.ts'
import type { DeliveredSite } from '../delivered-site.ts'
import type { PublisherClient } from '../publisher-client.ts'

const ID = /^[A-Za-z0-9][\w.-]{0,127}$/
const WRONG_ID = 'Name one document, such as ?document=price-painting, or none to get all problems.'

/**
 * Tells where visitors find a document and in which revision, or which pages can't be made and how far the mirror is, if there
 * is one. The Studio asks this from another origin; all of it stands on public pages, or says why one is missing.
 */
export async function statusOf(
  site: DeliveredSite,
  publisher: Pick<PublisherClient, 'delay'>,
  mirror: MirrorStatus | undefined,
  search: string,
): Promise<{ status: number; body: object }> {
  const document = new URLSearchParams(search).get('document')
  if (document !== null && !ID.test(document)) return { status: 400, body: { error: WRONG_ID } }
  const known = await site.ask((manifest) =>
    document === null ? { problems: manifest.problems(), mirror } : manifest.documentStatus(document),
  )
  if (known)
    return { status: 200, body: document === null ? known : { ...known, delay: await publisher.delay() } }
  return {
    status: 503,
    body: { error: 'What is published can’t be read now. Please try again in a minute.' },
  }
}
