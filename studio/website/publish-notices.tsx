import { useToast } from '@sanity/ui/toast'
import type { DocumentStatus } from 'pages-as-files/status'
import { useEffect, useEffectEvent, useState } from 'react'
import { distinctUntilChanged, Subject } from 'rxjs'
import { definePlugin, type LayoutProps } from 'sanity'
import { counted } from '../screens/counted.ts'
import { SHOWN_FOR } from '../screens/use-attempt.ts'
import { useWebsite } from './address.ts'
import { SeeIt } from './page-links.tsx'
import { useWebsiteStatus } from './use-website-status.ts'
import { publishingText } from './words.ts'

/** A document that was published, or taken off the website: then it has no revision. */
type Announced = { id: string; type: string; revision: string | undefined; isFirst: boolean }

/** What is published in this Studio, whatever form or button did it: the button is far from what says what became of it. */
export const publishes = new Subject<Announced>()

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
      {site && announced && (
        <PublishNotice
          key={`${announced.id} ${announced.revision}`}
          site={site}
          announced={announced}
          onThere={() => setAnnounced(undefined)}
        />
      )}
    </>
  )
}

const isSame = (one: Announced, other: Announced) => one.id === other.id && one.revision === other.revision

type PublishNoticeProps = { site: string; announced: Announced; onThere: () => void }

function PublishNotice({ site, announced, onThere }: PublishNoticeProps) {
  const { id, type, revision, isFirst } = announced
  const { push } = useToast()
  const status = useWebsiteStatus(site, [id], revision)
  const { told, isShown, isLate } = status
  const isThere = isShown && typeof told === 'object'
  const title = isThere
    ? thereText(told, announced)
    : publishingText(status, { type, isFirst, isRemoved: revision === undefined })
  const path = isThere ? told.pages[0]?.path : undefined
  const isUnknown = told === 'unknown'
  const tone = isThere ? 'success' : isLate || told === 'unreachable' ? 'warning' : 'info'
  const there = useEffectEvent(onThere)
  useEffect(() => {
    if (isUnknown) return
    push({
      id: 'publish',
      closable: true,
      status: tone,
      duration: isThere ? SHOWN_FOR : Number.POSITIVE_INFINITY,
      title,
      description: path && <SeeIt site={site} path={path} />,
    })
    if (isThere) there()
  }, [isThere, isUnknown, tone, title, path, site, push])
  return null
}

function thereText({ count, problems }: DocumentStatus, { type, revision }: Announced): string {
  if (revision === undefined) return 'It’s off your website.'
  if (type === 'redirect' && problems.length > 0) return 'Published, but it doesn’t work yet.'
  if (type === 'redirect') return 'It’s working on your website.'
  if (type === 'publicFact') return 'Published. Visitors don’t see it.'
  return count === 0
    ? 'Published, but no page shows it yet.'
    : `It’s on your website: ${counted(count, 'page')}.`
}
