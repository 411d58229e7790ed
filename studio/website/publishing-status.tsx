import { Card, Text } from '@sanity/ui'
import { type Publish, type PublishingStatus, usePublishingStatus } from './asking/use-publishing-status.ts'
import { type Published, publishingText } from './publishing-status-words.ts'
import { SeeIt } from './see-it.tsx'

type CardProps = { site: string; publish: Publish; published: Published }

/** Says when everything that was published together is on the website, and leads there. */
export function PublishingStatusCard({ site, publish, published }: CardProps) {
  const status = usePublishingStatus(site, publish)
  return (
    <Card tone={toneOf(status)} padding={4} radius={3} border role="status">
      <Text size={2} weight="medium">
        {publishingText(status, published)}
      </Text>
      <SeeIt site={site} status={status} />
    </Card>
  )
}

function toneOf(status: PublishingStatus) {
  if (status === 'updating') return 'primary'
  return status === 'unreachable' || (typeof status === 'object' && 'delay' in status)
    ? 'caution'
    : 'positive'
}
