import type { Webhook } from 'oxbow'
import { fixedPaths } from '#content/addresses/routes.ts'
import { contentTypes } from '#content/documents/shown-on.ts'
import type { Environment } from '#content/environment/environment.ts'

/** The webhook to the site. For a hosted lake the same values are entered in its project settings. */
export function siteWebhook(environment: Environment): Webhook {
  return {
    name: 'site',
    url: `${environment.askedSiteUrl}${fixedPaths.revalidate}`,
    secret: environment.webhookSecrets[0] ?? '',
    filter: `_type in ${JSON.stringify(contentTypes)}`,
    projection: '{ _id, _type }',
    // The site asks the lake what its pages should show, and answers when they do: the next publish need not wait for that.
    order: 'none',
  }
}
