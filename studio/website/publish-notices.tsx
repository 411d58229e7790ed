import { MenuIcon } from '@sanity/icons/Menu'
import { UndoIcon } from '@sanity/icons/Undo'
import { Stack, Text } from '@sanity/ui'
import type { DocumentStatus } from 'pages-as-files/status'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { distinctUntilChanged, scan } from 'rxjs'
import { definePlugin, type LayoutProps } from 'sanity'
import { useRouter } from 'sanity/router'
import { useAddToMenu } from '../actions/add-to-menu.ts'
import { counted } from '../screens/counted.ts'
import { TouchButton } from '../screens/parts.tsx'
import { type Announced, PUBLISH_NOTICE, publishes } from '../screens/publishes.ts'
import { areStepsOpen } from '../screens/steps-open.ts'
import { SHOWN_FOR, useAttempt } from '../screens/use-attempt.ts'
import { useWebsite } from './address.ts'
import { mentionsText, useMentions } from './hidden.tsx'
import { SeeIt } from './page-links.tsx'
import { useWebsiteStatus } from './use-website-status.ts'
import { isLinkedNowhere, publishingText } from './words.ts'

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
    const subscription = publishes
      .pipe(scan(withBefore), distinctUntilChanged(isSame))
      .subscribe(setAnnounced)
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

const isOfOne = (one: Announced, other: Announced) => one.id === other.id && one.revision === other.revision
const isSame = (one: Announced, other: Announced) => isOfOne(one, other) && one.done === other.done

/** The form sees a publish that a button has announced, and knows less of it. */
function withBefore(before: Announced, next: Announced): Announced {
  return isOfOne(before, next)
    ? { ...next, done: before.done ?? next.done, undo: before.undo ?? next.undo }
    : next
}

type PublishNoticeProps = { site: string; announced: Announced; onThere: () => void }

function PublishNotice({ site, announced, onThere }: PublishNoticeProps) {
  const { id, type, revision, isFirst = false, isHidden = false, undo } = announced
  const { attempt, toast } = useAttempt('This can’t be undone')
  const { push } = toast
  const { add } = useAddToMenu()
  const { navigateUrl } = useRouter()
  const mentions = useMentions(id, isHidden && undo !== undefined).length
  const status = useWebsiteStatus(site, [id], revision)
  const { told, isShown, isLate } = status
  const isThere = isShown && typeof told === 'object'
  const title = isThere
    ? thereText(told, announced)
    : publishingText(status, { type, isFirst, isRemoved: revision === undefined || isHidden })
  const path = isThere && !isHidden ? told.pages[0]?.path : undefined
  const isUnknown = told === 'unknown'
  const tone = isThere ? 'success' : isLate || told === 'unreachable' ? 'warning' : 'info'
  const hasNoLink = isThere && !isHidden && isLinkedNowhere(told, type)
  const there = useEffectEvent(onThere)
  const next = useEffectEvent(() => (
    <Next
      remark={mentions > 0 ? `${mentionsText(mentions, type)} See the top of this form.` : undefined}
      seeIt={path && !undo && <SeeIt site={site} path={path} />}
      onUndo={undo && (() => void attempt(undo))}
      onSteps={areStepsOpen() ? () => navigateUrl({ path: '/home' }) : undefined}
      onAddToMenu={hasNoLink ? () => add(id) : undefined}
    />
  ))
  useEffect(() => {
    if (isUnknown) return
    const duration = isThere ? SHOWN_FOR : Number.POSITIVE_INFINITY
    push({ id: PUBLISH_NOTICE, closable: true, status: tone, duration, title, description: next() })
    if (isThere) there()
  }, [isThere, isUnknown, tone, title, mentions, push])
  return null
}

type NextProps = {
  remark: string | undefined
  seeIt: ReactNode
  onUndo: (() => void) | undefined
  /** To the other steps that make the website his, when it was one of them. */
  onSteps: (() => void) | undefined
  onAddToMenu: (() => void) | undefined
}

/** What may follow a publish, in one tap. */
function Next({ remark, seeIt, onUndo, onSteps, onAddToMenu }: NextProps) {
  return (
    <>
      {seeIt}
      <Stack gap={3} paddingTop={remark || onUndo || onSteps || onAddToMenu ? 2 : 0}>
        {remark && <Text size={1}>{remark}</Text>}
        {onAddToMenu && <TouchButton icon={MenuIcon} text="Add it to the menu" onClick={onAddToMenu} />}
        {onUndo && <TouchButton icon={UndoIcon} text="Undo" onClick={onUndo} />}
        {onSteps && <TouchButton text="Back to “Make it yours”" onClick={onSteps} />}
      </Stack>
    </>
  )
}

function thereText({ count, problems }: DocumentStatus, announced: Announced): string {
  const { type, revision, isHidden, done } = announced
  if (done) return done
  if (revision === undefined || isHidden) return 'It’s off your website.'
  if (type === 'redirect' && problems.length > 0) return 'Published, but it doesn’t work yet.'
  if (type === 'redirect') return 'It’s working on your website.'
  if (type === 'publicFact') return 'Published. Visitors don’t see it.'
  return count === 0
    ? 'Published, but no page shows it yet.'
    : `It’s on your website: ${counted(count, 'page')}.`
}
