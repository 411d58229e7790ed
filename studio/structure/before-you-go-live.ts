import { RocketIcon } from '@sanity/icons/Rocket'
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure'
import {
  type LaunchDocument,
  type LaunchGroup,
  launchCheck,
  launchQuery,
} from '#content/documents/launch-check.ts'
import { SANITY_API_VERSION } from '#content/environment/environment.ts'

const TITLE = 'Before you go live'

/** The list of `npm run launch-check`, made anew each time the owner opens it. */
export function beforeYouGoLive(S: StructureBuilder, { getClient }: StructureResolverContext) {
  return S.listItem()
    .id('before-you-go-live')
    .title(TITLE)
    .icon(RocketIcon)
    .child(async () => {
      const client = getClient({ apiVersion: SANITY_API_VERSION }).withConfig({ perspective: 'raw' })
      const groups = launchCheck(await client.fetch<LaunchDocument[]>(launchQuery))
      return S.list()
        .id('before-you-go-live')
        .title(groups.length > 0 ? TITLE : 'Nothing is left: you can go live')
        .items(groups.map((group) => groupItem(S, group)))
    })
}

function groupItem(S: StructureBuilder, { id, title, findings }: LaunchGroup) {
  const ids = findings.map(({ document }) => document._id)
  return S.listItem()
    .id(id)
    .title(`${title} (${ids.length})`)
    .child(
      S.documentList()
        .id(id)
        .title(title)
        .filter('_id in $ids')
        .params({ ids })
        .apiVersion(SANITY_API_VERSION)
        .defaultOrdering([{ field: '_type', direction: 'asc' }]),
    )
}
