import type { CSSProperties, ReactNode } from 'react'
import { formatPhone } from '#content/documents/phone.ts'
import { dayInWords, inCharlotte } from '#content/hours/charlotte-clock.ts'
import { hoursWithEmergencies } from '#content/hours/opening-hours.ts'
import { LETTER_PAPER, Sheet, Words } from '../prints/sheet.tsx'
import { differingDays, type JobGroup, jobGroups } from './google-facts.ts'
import type { GoogleAnswer } from './google-question.ts'

type PhoneSheetProps = { answer: GoogleAnswer; now: Date }

/** One page beside the phone: what whoever answers has to say when people, or Google's assistant, ask what a job costs and how soon. */
export function PhoneSheet({ answer, now }: PhoneSheetProps) {
  const { business, hours, towns } = answer
  const days = hours ? [...hoursWithEmergencies(hours), ...differingDays(hours, now)] : []
  return (
    <Sheet size={LETTER_PAPER} label="Phone sheet">
      <div style={PAGE}>
        <Words size={0.34} weight={800}>
          What we charge, how soon
        </Words>
        <Words size={0.14}>
          {[
            business?.name,
            business?.phone && formatPhone(business.phone),
            `as of ${dayInWords(inCharlotte(now).today)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Words>
        <div style={TOP}>
          <Block title="How soon">
            {business?.reply && (
              <Words size={0.13}>{`${business.reply.label}: ${business.reply.value}`}</Words>
            )}
            <Words size={0.13}>Next day for a small job: ______________</Words>
            <Words size={0.13}>Next week for a big job: _______________</Words>
            <Words size={0.13}>Keep it true: fill these in by hand each week.</Words>
          </Block>
          <Block title="When we’re open">
            {days.map(({ days: when, hours: times }) => (
              <Words key={when} size={0.13}>{`${when}: ${times}`}</Words>
            ))}
          </Block>
        </div>
        <Block title="Where we work">
          <Words size={0.13}>{towns.map(({ name }) => name).join(', ')}</Words>
        </Block>
        <Prices groups={jobGroups(answer, now)} />
        <Words size={0.12}>
          A computer may call for a customer and say so. Answer it like anyone: the price, and the next day we
          can come.
        </Words>
      </div>
    </Sheet>
  )
}

const PAGE: CSSProperties = {
  ...{ display: 'flex', flexDirection: 'column', gap: '0.1em', minHeight: 0 },
  ...{ padding: '0.4em', textAlign: 'start' },
}
const TOP: CSSProperties = { display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '0.3em' }

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Words size={0.16} weight={700}>
        {title}
      </Words>
      {children}
    </div>
  )
}

/** In inches: the height that prices have, how wide the page is, and the largest letters. */
const ROOM = { height: 7, width: 7.7, letters: 0.14 }
/** Of a line, for the size of its letters. */
const LEADING = 1.3
/** More lines than these stand in three columns. */
const FEW = 90

function Prices({ groups }: { groups: readonly JobGroup[] }) {
  const lines = groups.reduce((sum, { jobs }) => sum + jobs.length + 1, 0)
  const columns = lines > FEW ? 3 : 2
  // A fifth more, for lines that take two.
  const size = Math.min(ROOM.letters, ROOM.height / ((lines / columns) * 1.2 * LEADING))
  return (
    <div style={{ flex: 1, minHeight: 0 }}>
      <div style={{ fontSize: `${size}em`, columnCount: columns, columnGap: '2em', lineHeight: LEADING }}>
        {groups.map(({ key, title, jobs }) => (
          <div key={key}>
            <div style={{ fontWeight: 700, breakAfter: 'avoid' }}>{title}</div>
            {jobs.map(({ name, price }) => (
              <div key={name} style={ROW}>
                <span>{name}</span>
                <span style={{ textAlign: 'end' }}>{price}</span>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

const ROW: CSSProperties = {
  ...{ display: 'flex', justifyContent: 'space-between', gap: '1em', breakInside: 'avoid' },
}
