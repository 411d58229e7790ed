import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import { distinctUntilChanged } from 'rxjs'
import { definePlugin, type LayoutProps } from 'sanity'
import { counted } from '../screens/counted.ts'
import { useWebsite } from './address.ts'
import { isOnWebsite, type PublishingStatus, usePublishingStatus } from './asking/use-publishing-status.ts'
import { SeeIt } from './page-links.tsx'
import { type Announced, publishes } from './publishes.ts'
import { publishingText } from './words.ts'

/** Long enough to finish a sentence and then follow the link, in milliseconds. */
const SHOWN_FOR = 30_000

/** Says beside the "Publish" button what became of it: on a phone the top of the form is out of sight. */
export const publishNotices = definePlugin({
  name: 'publish-notices',
  studio: { components: { layout: NoticeLayout } },
})

function NoticeLayout(props: LayoutProps) {
  const site = useWebsite()
  const [announced, setAnnounced] = useState<Announced>()
  useEffect(() => {
    // Sanity runs the actions of a document in several places.
    const subscription = publishes.pipe(distinctUntilChanged(isSame)).subscribe(setAnnounced)
    return () => subscription.unsubscribe()
  }, [])
  return (
    <>
      {props.renderDefault(props)}
      {site && announced && <PublishNotice site={site} announced={announced} />}
    </>
  )
}

const isSame = (one: Announced, other: Announced) => one.id === other.id && one.revision === other.revision

function PublishNotice({ site, announced }: { site: string; announced: Announced }) {
  const { id, revision } = announced
  const { push } = useToast()
  const status = usePublishingStatus(site, { ids: [id], revision })
  useEffect(() => {
    if (status === 'unknown') return
    const isThere = isOnWebsite(status)
    push({
      id: 'publish',
      closable: true,
      status: toastStatusOf(status),
      duration: isThere ? SHOWN_FOR : Number.POSITIVE_INFINITY,
      title: isThere ? thereText(status.count, announced) : publishingText(status, wordsOf(announced)),
      description: isThere && status.count > 0 && <SeeIt site={site} status={status} />,
    })
  }, [status, announced, site, push])
  return null
}

const wordsOf = ({ type, revision, isFirst }: Announced) => ({
  type,
  isFirst,
  isRemoved: revision === undefined,
})

function toastStatusOf(status: PublishingStatus) {
  if (status === 'updating') return 'info'
  return isOnWebsite(status) ? 'success' : 'warning'
}

function thereText(count: number, { type, revision }: Announced): string {
  if (revision === undefined) return 'It’s off your website.'
  if (type === 'redirect') return 'It’s working on your website.'
  if (type === 'publicFact') return 'Published. Visitors don’t see it.'
  return count === 0
    ? 'Published, but no page shows it yet.'
    : `It’s on your website: ${counted(count, 'page')}.`
}
