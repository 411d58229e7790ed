import { Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect } from 'react'
import { IntentLink } from 'sanity/router'
import { formatPhone } from '#content/documents/phone.ts'
import type { Hours } from '#content/hours/open-now.ts'
import { BY_APPOINTMENT } from '#content/hours/opening-hours.ts'
import { useNow } from '../hours/use-now.ts'
import { Printable } from '../prints/printable.tsx'
import { LETTER_PAPER } from '../prints/sheet.tsx'
import { CopyButton, CopyLine } from '../screens/copy.tsx'
import { useLiveQuery } from '../screens/live-query.ts'
import { Hint, List, Part } from '../screens/parts.tsx'
import { CannotRead, Waiting } from '../screens/screen.tsx'
import { useWebsite } from '../website/address.ts'
import {
  differingDays,
  type JobGroup,
  jobGroups,
  textOf,
  unmentionedHolidays,
  weekLines,
} from './google-facts.ts'
import { type GoogleAnswer, googleQuestion } from './google-question.ts'
import { keepSeenHours } from './hours-seen.ts'
import { PhoneSheet } from './phone-sheet.tsx'

/** What a Business Profile wants, to be copied line by line: nobody but the owner goes to Google. */
export function ForGoogle() {
  const { answered, hasFailed } = useLiveQuery(googleQuestion)
  const hours = answered?.answer.hours
  useEffect(() => {
    if (hours) keepSeenHours(hours)
  }, [hours])
  if (!answered) return <Waiting hasFailed={hasFailed} />
  return (
    <Stack gap={5} padding={4}>
      {hasFailed && <CannotRead />}
      <Text size={2}>
        Open your Business Profile on Google, tap a line here to copy it, and paste it there. We don’t ask for
        your Google login.
      </Text>
      {hours && <HoursParts hours={hours} />}
      <Facts answer={answered.answer} />
      <Sheet answer={answered.answer} />
    </Stack>
  )
}

function HoursParts({ hours }: { hours: Hours }) {
  const now = useNow()
  const week = weekLines(hours)
  const differing = differingDays(hours, now)
  const holidays = unmentionedHolidays(hours, now)
  return (
    <>
      <Copied title="Hours" texts={week.map(textOf)} label="Copy the week">
        {week.some(({ hours: times }) => times.endsWith(BY_APPOINTMENT)) && (
          <Hint>Google knows no “by appointment”: enter those hours if you answer the phone then.</Hint>
        )}
      </Copied>
      <Copied title="Different in the next six weeks" texts={differing.map(textOf)} label="Copy these days">
        {differing.length === 0 && <Text size={2}>Nothing: every day has its usual hours.</Text>}
        {holidays.length > 0 && <Hint>{`Usual hours, though it’s a holiday: ${holidays.join('; ')}.`}</Hint>}
        {holidays.length > 0 && (
          <Text size={2}>
            <IntentLink
              intent="edit"
              params={{ id: 'openingHours', type: 'openingHours', path: 'exceptions' }}
              style={{ display: 'inline-block', padding: '12px 0' }}
            >
              Change your hours
            </IntentLink>
          </Text>
        )}
      </Copied>
    </>
  )
}

/** Of a description, in letters; and how many service areas a profile takes. */
const GOOGLES = { description: 750, areas: 20 }

function Facts({ answer }: { answer: GoogleAnswer }) {
  const site = useWebsite()
  const { business, towns } = answer
  const about = business?.about ?? ''
  const areas = towns.map(({ name, state }) => [name, state].filter(Boolean).join(', '))
  const contact = [business?.name, business?.phone && formatPhone(business.phone), site].filter(isText)
  return (
    <>
      <Copied title="Name, phone, and website" texts={contact} />
      <Copied title="Description" texts={[about].filter(isText)}>
        {about.length > GOOGLES.description && (
          <Hint>{`Google takes ${GOOGLES.description} letters: shorten it there.`}</Hint>
        )}
      </Copied>
      <Copied title="Service areas" texts={areas} label="Copy all areas">
        {areas.length > GOOGLES.areas && <Hint>{`Google takes ${GOOGLES.areas} of them.`}</Hint>}
      </Copied>
      <Jobs answer={answer} />
    </>
  )
}

const isText = (text: string | null | undefined): text is string => Boolean(text)

function Jobs({ answer }: { answer: GoogleAnswer }) {
  const groups = jobGroups(answer, useNow())
  const whole = groups.map(({ title, jobs }) => [title, ...jobs.map(lineOf)].join('\n')).join('\n\n')
  return (
    <Part title="Jobs and prices" gap={3}>
      {whole && <CopyButton text={whole} label="Copy all jobs" />}
      <Hint>Tap a trade for its jobs. A tap on a job copies its name and its price.</Hint>
      {groups.map((group) => (
        <details key={group.key}>
          <summary style={SUMMARY}>
            <Text as="span" size={2} weight="medium" style={{ display: 'inline-block' }}>
              {group.title}
            </Text>
          </summary>
          <Lines texts={group.jobs.map(lineOf)} />
        </details>
      ))}
    </Part>
  )
}

const SUMMARY = { minHeight: 44, padding: '14px 0', cursor: 'pointer' } as const

const lineOf = ({ name, price }: JobGroup['jobs'][number]) => `${name}: ${price}`

function Sheet({ answer }: { answer: GoogleAnswer }) {
  return (
    <Part title="For whoever answers the phone" gap={3}>
      <Hint>
        What you charge and how soon you come, on a page or two, for when people, or Google’s assistant, call.
      </Hint>
      <Printable text="Print the phone sheet" size={LETTER_PAPER} width="22rem">
        <PhoneSheet answer={answer} now={useNow()} />
      </Printable>
    </Part>
  )
}

function Lines({ texts }: { texts: readonly string[] }) {
  return (
    <List>
      {texts.map((text) => (
        <CopyLine key={text} text={text} />
      ))}
    </List>
  )
}

type CopiedProps = { title: string; texts: readonly string[]; label?: string; children?: ReactNode }

/** A part of what Google wants, which is copied line by line, and by a button with this label as a whole. */
function Copied({ title, texts, label, children }: CopiedProps) {
  return (
    <Part title={title} gap={3}>
      {label && texts.length > 0 && <CopyButton text={texts.join('\n')} label={label} />}
      {texts.length > 0 && <Lines texts={texts} />}
      {children}
    </Part>
  )
}
