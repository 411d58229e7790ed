import type { CSSProperties, ReactNode } from 'react'
import { formatPhone } from '#content/documents/phone.ts'
import { dayInWords, inBusinessTime } from '#content/hours/business-clock.ts'
import { hoursWithEmergencies } from '#content/hours/opening-hours.ts'
import { LETTER_PAPER, Sheet, Words } from '../prints/sheet.tsx'
import { fitPrices, GAP, LEADING } from './fit-prices.ts'
import { differingDays, type JobGroup, jobGroups } from './google-facts.ts'
import type { GoogleAnswer } from './google-question.ts'

type PhoneSheetProps = { answer: GoogleAnswer; now: Date }

/**
 * One page beside the phone, and more where prices would be too small to read: what whoever answers has to say when people, or
 * Google's assistant, ask what a job costs and how soon.
 */
export function PhoneSheet({ answer, now }: PhoneSheetProps) {
  const { sheets, ...look } = fitPrices(jobGroups(answer, now))
  return sheets.map((groups, index) => (
    <Sheet key={groups[0]?.key ?? index} size={LETTER_PAPER} label="Phone sheet">
      <div style={PAGE}>
        {index === 0 && <Facts answer={answer} now={now} />}
        <Prices groups={groups} {...look} />
        {index === sheets.length - 1 && (
          <Words size={0.12}>
            A computer may call for a customer and say so. Answer it like anyone: the price, and the next day
            we can come.
          </Words>
        )}
      </div>
    </Sheet>
  ))
}

function Facts({ answer: { business, hours, towns }, now }: PhoneSheetProps) {
  const days = hours ? [...hoursWithEmergencies(hours), ...differingDays(hours, now)] : []
  return (
    <>
      <Words size={0.34} weight={800}>
        What we charge, how soon
      </Words>
      <Words size={0.14}>
        {[
          business?.name,
          business?.phone && formatPhone(business.phone),
          `as of ${dayInWords(inBusinessTime(now).today)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Words>
      <div style={TOP}>
        <Block title="How soon">
          {business?.reply && <Words size={0.13}>{`${business.reply.label}: ${business.reply.value}`}</Words>}
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
    </>
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

type PricesProps = { groups: readonly JobGroup[]; size: number; columns: number }

function Prices({ groups, size, columns }: PricesProps) {
  return (
    <div style={{ flex: 1, minHeight: 0 }}>
      <div
        style={{ fontSize: `${size}em`, columnCount: columns, columnGap: `${GAP}em`, lineHeight: LEADING }}
      >
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
