import { Flex, Heading, Text } from '@sanity/ui'
import type { MirrorStatus, WholeStatus } from 'pages-as-files/status'
import { type ReactNode, useEffect, useState } from 'react'
import { getPublishedId } from 'sanity'
import { IntentLink, Link } from 'sanity/router'
import { calendarDay } from '#content/hours/business-clock.ts'
import type { Hours } from '#content/hours/open-now.ts'
import { exceptionLines, isOver, type OpeningException } from '#content/hours/opening-exceptions.ts'
import type { BackupWords } from '../backups/backup-words.ts'
import { OverdueBackup } from '../backups/backups.tsx'
import { areHoursNew, keepSeenHours } from '../google/hours-seen.ts'
import { useJobsOfPhotos } from '../photos/photo-queue.tsx'
import { counted } from '../screens/counted.ts'
import { useMayChange } from '../screens/may-change.ts'
import { Hint, Panel, Part, SmallButton } from '../screens/parts.tsx'
import { whenText } from '../screens/when-text.ts'
import { momentText } from '../website/words.ts'
import { DocumentLinks } from './document-links.tsx'
import type { HomeAnswer, Named } from './home-question.ts'
import { FOR_GOOGLE } from './jobs.ts'
import { NewLogins, useNewLogins } from './new-logins.tsx'

/** In milliseconds: a copy is made within minutes of a publish, and a host may be away for some. */
const USUAL = 30 * 60_000

/** The others are counted. */
const FEW = 5

type NeedsYouProps = { answer: HomeAnswer; backups: BackupWords | undefined; website: WholeStatus }

/** What is not right yet, the most pressing first. */
export function NeedsYou({ answer, backups, website }: NeedsYouProps) {
  const mayChange = useMayChange()
  const isForUser = ({ _type }: Named) => mayChange(_type)
  const [drafts, undescribed] = [answer.drafts.filter(isForUser), answer.undescribed.filter(isForUser)]
  const { problems, mirror } = website
  const today = calendarDay(new Date())
  const days = mayChange('openingHours') ? (answer.hours?.exceptions ?? []) : []
  const past = days.filter((exception) => isOver(exception, today))
  const google = useHoursNew(mayChange('openingHours') ? answer.hours : null)
  const waiting = useJobsOfPhotos().filter(({ _id }) => !drafts.some((draft) => isDraftOf(draft, _id)))
  const newLogins = useNewLogins()
  const isNothing =
    drafts.length + undescribed.length + past.length + waiting.length + newLogins.logins.length === 0 &&
    !google.isNew &&
    !(backups && 'warning' in backups)
  return (
    <Part title="Needs you">
      {isNothing && <Text size={2}>{`Nothing ${problems.length > 0 ? 'else ' : ''}right now.`}</Text>}
      <NewLogins {...newLogins} />
      <OverdueBackup words={backups} />
      <PhotosWithoutJob waiting={waiting} />
      <Drafts drafts={drafts} />
      {google.isNew && <TellGoogle onDone={google.dismiss} />}
      {past.length > 0 && <PastDays past={past} />}
      <Undescribed undescribed={undescribed} />
      {mirror && <Hint>{mirrorText(mirror)}</Hint>}
    </Part>
  )
}

function Drafts({ drafts }: { drafts: readonly Named[] }) {
  if (drafts.length === 0) return null
  return (
    <Need title={`Not on your website yet: ${counted(drafts.length, 'change')}`} more={drafts.length - FEW}>
      <DocumentLinks
        documents={drafts.slice(0, FEW)}
        noteOf={({ _updatedAt }) => `typed ${whenText(_updatedAt)}`}
      />
    </Need>
  )
}

const isDraftOf = (draft: Named, id: string) => getPublishedId(draft._id) === id

/** Chosen without a connection, when no form could be opened for them. */
function PhotosWithoutJob({ waiting }: { waiting: readonly Named[] }) {
  if (waiting.length === 0) return null
  return (
    <Need title="Photos to finish">
      <Text size={2}>Say which trade they show, then publish.</Text>
      <DocumentLinks
        documents={waiting}
        noteOf={({ _updatedAt }) => `photos chosen ${whenText(_updatedAt)}`}
      />
    </Need>
  )
}

/** Whether the hours changed since the owner last saw what Google is to be told, and what to do when he puts it off. */
function useHoursNew(hours: Hours | null): { isNew: boolean; dismiss: () => void } {
  const [isNew, setIsNew] = useState(false)
  useEffect(() => {
    if (hours) setIsNew(areHoursNew(hours, calendarDay(new Date())))
  }, [hours])
  const dismiss = () => {
    if (hours) keepSeenHours(hours)
    setIsNew(false)
  }
  return { isNew, dismiss }
}

/** Once after each change: opening the screen ends it, too. */
function TellGoogle({ onDone }: { onDone: () => void }) {
  return (
    <Need title="Your hours changed: tell Google, too">
      <Flex align="center" gap={2} justify="space-between" wrap="wrap">
        <Text size={2}>
          <Link href={FOR_GOOGLE} style={{ display: 'inline-block', padding: '12px 0' }}>
            See what to tell Google
          </Link>
        </Text>
        <SmallButton text="I don’t need to" onClick={onDone} />
      </Flex>
    </Need>
  )
}

function PastDays({ past }: { past: readonly OpeningException[] }) {
  return (
    <Need title={past.length === 1 ? 'A day that’s over' : 'Days that are over'}>
      <Text size={2}>
        {exceptionLines(past)
          .map(({ days }) => days)
          .join('; ')}
      </Text>
      <Text size={2}>
        <IntentLink
          intent="edit"
          params={{ id: 'openingHours', type: 'openingHours', path: 'exceptions' }}
          style={{ display: 'inline-block', padding: '12px 0' }}
        >
          Take it out of your hours
        </IntentLink>
      </Text>
    </Need>
  )
}

function Undescribed({ undescribed }: { undescribed: readonly Named[] }) {
  const { length } = undescribed
  if (length === 0) return null
  return (
    <Need title={`Pictures without a description, in ${counted(length, 'place')}`} more={length - FEW}>
      <Text size={2}>Say in a few words what they show. Blind visitors hear it.</Text>
      <DocumentLinks documents={undescribed.slice(0, FEW)} noteOf={() => 'say what the picture shows'} />
    </Need>
  )
}

type NeedProps = { title: string; more?: number; children: ReactNode }

function Need({ title, more = 0, children }: NeedProps) {
  return (
    <Panel>
      <Heading as="h3" size={0}>
        {title}
      </Heading>
      {children}
      {more > 0 && <Hint>{`and ${more} more`}</Hint>}
    </Panel>
  )
}

/** Of the copy of the website on another host. */
function mirrorText({ lastTrue, behindSince }: MirrorStatus): string {
  if (lastTrue === null) return 'We’re making the first copy of your website.'
  const last = `The copy of your website was last up to date ${momentText(lastTrue)}.`
  if (behindSince === null || Date.now() - behindSince < USUAL) return last
  return `${last} We haven’t been able to update it since then. We’ll keep trying. If it’s still like this tomorrow, tell the person who set up your website.`
}
