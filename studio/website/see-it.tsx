import { Text } from '@sanity/ui'
import { isOnWebsite, type PublishingStatus } from './asking/use-publishing-status.ts'

/** The way to the first page that shows what was published, its own if it has one. A thumb hits it. */
export function SeeIt({ site, status }: { site: string; status: PublishingStatus }) {
  const [path] = isOnWebsite(status) ? status.paths : []
  if (path === undefined) return null
  return (
    <Text size={2}>
      <a
        href={`${site}${path}`}
        target="_blank"
        rel="noreferrer"
        style={{ display: 'inline-block', padding: '12px 24px 12px 0' }}
      >
        See it
      </a>
    </Text>
  )
}
