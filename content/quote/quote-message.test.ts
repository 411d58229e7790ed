import { describe, expect, test } from 'vitest'
import type { Hours } from '../hours/open-now.ts'
import { weekdays } from '../hours/opening-hours.ts'
import { type FieldWords, quoteMessage } from './quote-message.ts'

const EMAIL = 'quotes@crownandlevel.example'
const person = [
  ['firstName', 'Ana'],
  ['lastName', "O'Neil"],
  ['email', 'ana+home@mail.example'],
  ['phone', '(704) 555-0100'],
] as const

/** What a mail program makes of the link. */
function read(mail: string) {
  const { protocol, pathname, search } = new URL(mail)
  const parameters = new URLSearchParams(search.replaceAll('+', '%2B'))
  return { to: protocol + pathname, subject: parameters.get('subject'), body: parameters.get('body') ?? '' }
}

const sent = (...more: FieldWords) => quoteMessage(EMAIL, [...person, ...more])

test('an estimate lists person, address, service and description', () => {
  const { mail } = sent(
    ['address', '12 Elm St'],
    ['service', 'Drywall repair'],
    ['description', 'A hole & a crack'],
  )
  expect(read(mail)).toEqual({
    to: `mailto:${EMAIL}`,
    subject: "New Quote Request from Ana O'Neil",
    body: [
      "Name: Ana O'Neil",
      'Email: ana+home@mail.example',
      'Phone: (704) 555-0100',
      'Address: 12 Elm St',
      'Service: Drywall repair',
      'Description: A hole & a crack',
    ].join('\r\n'),
  })
})

test('other forms list what they ask for, in the same order', () => {
  const more = [
    ['plan', 'Basic ($99/month)'],
    ['job', 'Maintenance'],
    ['town', 'Matthews'],
    ['projectType', 'Renovation'],
    ['message', 'Hello'],
  ] as const
  expect(
    sent(...more)
      .whole.split('\r\n')
      .slice(3),
  ).toEqual([
    'Project type: Renovation',
    'Service: Maintenance',
    'Plan: Basic ($99/month)',
    'Town: Matthews',
    'Message: Hello',
  ])
})

describe('the half-days that suit a visitor', () => {
  const hours: Hours = {
    days: weekdays.map((day) => ({ day, opens: '07:00', closes: '18:00', note: null })),
    exceptions: null,
    areaEmergency: '24/7',
  }
  const calendar = { hours, site: 'https://crownandlevel.example' }
  const timesIn = (...more: FieldWords) => quoteMessage(EMAIL, [...person, ...more], calendar).whole

  test('are named as people say them, each with a link to an entry of its day, its half and the customer’s initials', () => {
    const whole = timesIn(
      ['dayOne', '2026-12-01'],
      ['halfOne', 'Morning'],
      ['dayTwo', '2026-12-04'],
      ['halfTwo', 'Afternoon'],
    )
    expect(whole.split('\r\n').slice(3)).toEqual([
      'Times that work:',
      'Tuesday, December 1, morning. Add to calendar: https://crownandlevel.example/visits/2026-12-01T0700-1200-ao.ics',
      'Friday, December 4, afternoon. Add to calendar: https://crownandlevel.example/visits/2026-12-04T1200-1800-ao.ics',
    ])
  })

  test('are any time of a day of which no half was chosen', () => {
    expect(timesIn(['dayTwo', '2026-12-01'], ['halfTwo', ''])).toMatch(
      /Times that work: Tuesday, December 1, any time\. .*\/visits\/2026-12-01T0700-1800-ao\.ics$/,
    )
  })

  test.each([
    ['山田 太郎', 'T0700-1200.ics'],
    ['Élodie', 'T0700-1200-e.ics'],
    ['2 Fast 4 You', 'T0700-1200-y.ics'],
  ])('have no other letters than a link may: %s', (firstName, end) => {
    const fields = [
      ['firstName', firstName],
      ['dayOne', '2026-12-01'],
      ['halfOne', 'Morning'],
    ] as const
    expect(quoteMessage(EMAIL, fields, calendar).whole.endsWith(end)).toBe(true)
  })

  test('are there without links where nobody knows the hours', () => {
    expect(sent(['dayOne', '2026-12-01'], ['halfOne', 'Morning']).whole).toMatch(
      /Times that work: Tuesday, December 1, morning$/,
    )
  })
})

test('a report of an emergency says so in its subject, and where it is before what happened', () => {
  const { subject, whole } = quoteMessage(EMAIL, [
    ['happened', 'The water heater burst\nand the hall is wet'],
    ['place', '12 Elm St, Matthews'],
    ['fullName', "Ana O'Neil"],
    ['phone', '(704) 555-0100'],
    ['shutOff', 'Water'],
  ])
  expect(subject).toBe("Emergency report from Ana O'Neil")
  expect(whole.split('\r\n')).toEqual([
    "Name: Ana O'Neil",
    'Phone: (704) 555-0100',
    'Where: 12 Elm St, Matthews',
    'Shut off: Water',
    'What happened:',
    'The water heater burst',
    'and the hall is wet',
  ])
})

test('what was left empty is left out', () => {
  expect(sent(['address', '  '], ['description', '']).whole).not.toMatch(/Address|Description/)
})

test.each(['one\ntwo', 'one\r\ntwo', 'one\rtwo'])('line breaks become those of mail: %j', (text) => {
  const { mail } = sent(['message', text])
  expect(mail).toContain('Message%3A%0D%0Aone%0D%0Atwo')
  expect(mail).not.toMatch(/[^D]%0A|%0D(?!%0A)/)
})

test.each(['50% off? a=b&c #1 + "quoted" <b>', 'Señor Muñoz 日本', 'a kitchen 👩‍👩‍👧 and 🛠️'])(
  'nothing is lost on the way: %s',
  (text) => {
    const { mail, whole } = sent(['message', text])
    expect(read(mail).body).toBe(whole)
    expect(whole).toContain(`Message: ${text}`)
    expect(mail).not.toMatch(/[\s"<>]/)
  },
)

test.each(['Ana\r\nBcc: all@mail.example', 'Ana\nBcc: all@mail.example', 'Ana\u2028Bcc: all@mail.example'])(
  'a line break in a name begins no line of the mail: %j',
  (name) => {
    const { subject, whole } = quoteMessage(EMAIL, [['firstName', name]])
    expect(subject).toBe('New Quote Request from Ana Bcc: all@mail.example')
    expect(whole).toBe('Name: Ana Bcc: all@mail.example')
  },
)

test('signs that can only steer a program are left out', () => {
  const { mail, whole } = sent(['message', 'one\0 two\u001b[31m\tthree'])
  expect(whole).toContain('Message: one two[31m\tthree')
  expect(mail).not.toMatch(/%00|%1B/)
})

test('half a character is no error', () => {
  expect(sent(['message', 'broken \ud83d']).whole).toContain('broken \ufffd')
})

describe('a message that is too long for a link', () => {
  test.each([
    ['letters', 'Long word. '.repeat(500)],
    ['line breaks', 'line\n'.repeat(900)],
    ['emoji', '👩‍👩‍👧'.repeat(400)],
    ['Japanese', '家'.repeat(3000)],
  ])('is shortened with a note, and stays whole for the clipboard: %s', (_, text) => {
    const { mail, whole, short, isShortened } = sent(['address', '12 Elm St'], ['description', text])
    expect(isShortened).toBe(true)
    expect(mail.length).toBeLessThanOrEqual(1900)
    expect(mail.length).toBeGreaterThan(1700)
    expect(read(mail).body).toBe(short)
    expect(short).toMatch(/… \[Shortened\. Please paste the whole message here\.\]$/)
    expect(short).toContain('Address: 12 Elm St')
    expect(whole).toContain(text.trim().replaceAll('\n', '\r\n'))
  })

  test('is never cut within an emoji', () => {
    for (let before = 0; before < 12; before += 1) {
      const { short } = sent(['message', 'x'.repeat(before) + '👩‍👩‍👧'.repeat(300)])
      const kept = short.slice(short.indexOf('x'.repeat(before), 80)).match(/(\S+)… \[Short/)?.[1] ?? ''
      expect(kept.replaceAll('👩‍👩‍👧', '')).toMatch(/^x*$/)
    }
  })

  test('is cut in every long field when one is not enough', () => {
    const { mail } = sent(['address', 'a'.repeat(4000)], ['description', 'b'.repeat(5000)])
    expect(mail.length).toBeLessThanOrEqual(1900)
  })
})

test('a message that just fits is not shortened', () => {
  expect(sent(['message', 'x'.repeat(1500)]).isShortened).toBe(false)
})
