import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { environment } from '../../../../lake/client.ts'
import { secretClient } from '../../../../lake/secret-client.ts'
import { missing } from '../../signed.ts'

const enabling = defineEnableDraftMode({ client: secretClient })

/** Lets in who brings a secret that the Studio has just written into the lake. */
export function GET(request: Request): Promise<Response> | Response {
  if (environment.lake.draftToken) return enabling.GET(request)
  return missing(
    'SANITY_API_READ_TOKEN',
    'make a token with the role Viewer under API at sanity.io/manage, and give it to the site.',
  )
}
