import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { weekdays } from '#content/hours/opening-hours.ts'
import { quoteFields, quoteFormNames, quoteForms } from '#content/quote/quote-form.ts'
import { YourRequest } from '../../page-kinds/your-request/your-request.tsx'
import { Rendered } from '../../testing/rendered.ts'
import { business, claim, site } from '../../testing/samples.ts'
import { answerForm } from './answer.ts'

const HOSTILE = `"><script>alert(1)</script><a href='javascript:x'>{{phone}}\ue000phone\ue001\ue000#ready\ue001 & </textarea> \\`
const person = { firstName: 'Ana', lastName: "O'Neil", email: 'ana@mail.example', phone: '(704) 555-0100' }
const estimate = {
  form: 'estimate',
  ...person,
  address: '12 Elm St',
  service: 'drywall-repair',
  description: 'A hole\r\nin the hall',
}
const template = new Rendered(
  <main>
    <YourRequest site={site} />
  </main>,
)
/** Stands outside of the main part. */
const hours = {
  days: weekdays.map((day) => ({ day, opens: day === 'Sunday' ? null : '07:00', closes: '18:00' })),
  exceptions: null,
  areaEmergency: '24/7',
}
const around = `<script>const slots = "\ue000firstName\ue001"</script>
  <open-now data-hours="${JSON.stringify(hours).replaceAll('"', '&quot;')}"></open-now>`
const SITE = 'https://crownandlevel.example'

test('a whole request is answered with the mail, the text message and the text, in words of the choice', async () => {
  const { status, html, shown } = await post(estimate)
  expect(status).toBe(200)
  expect(shown.text).toContain('One more step: send your request')
  const { pathname, searchParams } = new URL(linkIn(shown, 'mailto:'))
  expect(pathname).toBe(business.email)
  expect(searchParams.get('subject')).toBe("New Quote Request from Ana O'Neil")
  const body = [
    "Name: Ana O'Neil",
    'Email: ana@mail.example',
    'Phone: (704) 555-0100',
    'Address: 12 Elm St',
    'Service: Drywall repair',
    'Description:\r\nA hole\r\nin the hall',
  ].join('\r\n')
  expect(searchParams.get('body')).toBe(body)
  expect(new URL(linkIn(shown, 'sms:')).searchParams.get('body')).toBe(body)
  expect(shown.links).toContain(`tel:${business.phone}`)
  expect(html).toContain(`${body.replaceAll("'", '&#x27;')}</textarea>`)
  expect(html).not.toMatch(/[\ue000\ue001]/)
})

test('what was typed is in the form again, to be changed, and only the form that was sent', async () => {
  const { html, shown } = await post(estimate)
  expect(shown.attributes('value')).toEqual(expect.arrayContaining(Object.values(person)))
  expect(html).toContain('<option selected="" value="drywall-repair">')
  expect(html.match(/<option selected/g)).toHaveLength(1)
  expect(shown.attributes('data-form')).toEqual(['estimate'])
  expect((await post({ ...person, form: 'message' })).shown.attributes('data-form')).toEqual(['message'])
})

test('service, town, plan and visit of the short form come back in it, and no plan where none was chosen', async () => {
  const { phone } = person
  const short = {
    form: 'short',
    fullName: 'Ana O’Neil',
    phone,
    job: 'Maintenance',
    town: 'Matthews',
    plan: 'Basic ($99/month)',
  }
  const { status, shown } = await post(short)
  expect(status).toBe(200)
  expect(new URL(linkIn(shown, 'mailto:')).searchParams.get('body')).toMatch(
    /Service: Maintenance\r\nPlan: Basic \(\$99\/month\)\r\nTown: Matthews$/,
  )
  expect(shown.attributes('data-form')).toEqual(['short'])
  expect(shown.attributes('value')).toEqual(expect.arrayContaining(Object.values(short)))
  const asked = await post({ ...short, plan: '', visit: 'Book a walk-through' })
  expect(linkIn(asked.shown, 'mailto:')).toContain(encodeURIComponent('Request: Book a walk-through'))
  expect((await post({ ...short, plan: '' })).shown.attributes('name')).not.toContain('plan')
})

test('a report of an emergency is answered like a request, with the words of what is shut off', async () => {
  const report = { form: 'emergency', fullName: 'Ana', phone: '704 555 0100', place: '12 Elm St' }
  const whole = await post({ ...report, happened: 'A pipe burst', shutOff: 'water-power' })
  const { searchParams } = new URL(linkIn(whole.shown, 'sms:'))
  expect(searchParams.get('body')).toContain('Shut off: Water and power\r\nWhat happened: A pipe burst')
  expect(whole.html).toContain('<option selected="" value="water-power">')
  const { status, shown } = await post(report)
  expect(status).toBe(422)
  expect(shown.text).toContain('What happened: please fill this in.')
  expect(shown.links).toContain('#emergency-happened')
})

describe('half-days', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T15:30:00Z') }))
  afterEach(() => void vi.useRealTimers())
  const chosen = { dayOne: '2026-12-01', halfOne: 'morning', dayTwo: '2026-12-04', halfTwo: 'afternoon' }

  test('are in the mail with a link to the website for each, and chosen in the form again', async () => {
    const { status, html, shown } = await post({ ...estimate, ...chosen })
    expect(status).toBe(200)
    expect(new URL(linkIn(shown, 'mailto:')).searchParams.get('body')).toContain(
      [
        'Times that work:',
        `Tuesday, December 1, morning. Add to calendar: ${SITE}/visits/2026-12-01T0700-1200-ao.ics`,
        `Friday, December 4, afternoon. Add to calendar: ${SITE}/visits/2026-12-04T1200-1800-ao.ics`,
      ].join('\r\n'),
    )
    expect(shown.attributes('value')).toEqual(expect.arrayContaining(['2026-12-01', '2026-12-04']))
    const selects = html.split('<select').slice(1)
    const chosenIn = (name: string) =>
      /<option selected="" value="(\w+)"/.exec(selects.find((one) => one.includes(`"${name}"`)) ?? '')?.[1]
    expect([chosenIn('halfOne'), chosenIn('halfTwo')]).toEqual(['morning', 'afternoon'])
  })

  test.each([
    [{ dayOne: '2026-11-27' }, 'First day: that’s in the past.'],
    [{ dayOne: 'soon' }, 'First day: please pick a day from the calendar.'],
    [{ dayOne: '' }, 'First day: please pick the day, too.'],
    [{ dayTwo: '2026-12-06' }, 'Second day: we’re closed on Sunday, December 6.'],
  ])('that can’t be are said, and nothing that was typed is lost: %o', async (change, words) => {
    const { status, shown, html } = await post({ ...estimate, ...chosen, ...change })
    expect(status).toBe(422)
    expect(shown.text).toContain(words)
    expect(shown.links).toContain(`#estimate-${Object.keys(change)[0]}`)
    expect(shown.attributes('value')).toContain('12 Elm St')
    expect(html).toContain('<details open="" data-fold="always">')
  })
})

describe('hostile words', () => {
  test.each(quoteFormNames.flatMap((form) => quoteForms[form].map((name) => [form, name] as const)))(
    'in the form %s and its field %s stay words',
    async (form, name) => {
      const { html, shown } = await post({ ...person, form, [name]: HOSTILE })
      expect(html).not.toMatch(/<script>alert|<a href='javascript|<\/textarea> \\/)
      expect(shown.attributes('href').filter((link) => /^javascript/i.test(link))).toEqual([])
      expect(shown.html.match(/<textarea/g)?.length).toBe(html.match(/<\/textarea>/g)?.length)
      const words = `${shown.attributes('value')}${shown.text}`
      if (!quoteFields[name].options) expect(words).toContain('{{phone}}')
      expect(words).not.toContain(`{{phone}}${person.phone}`)
    },
  )

  test('fill no slot outside of the main part', async () => {
    expect((await post(estimate)).whole).toContain(around)
  })
})

test.each(['{{phone}}', '{{#ready}}gone{{/ready}}', '{{#wrong}}', '{{/form_short}}', '{{nothing}}'])(
  'what the owner typed stays as it was typed: %s',
  async (typed) => {
    const promised = { ...business, reply: { ...claim, value: typed } }
    const own = new Rendered(
      <main>
        <YourRequest site={{ ...site, business: promised }} />
      </main>,
    )
    // The form of an emergency promises nothing.
    for (const form of quoteFormNames.filter((name) => name !== 'emergency'))
      expect((await post({ ...estimate, form }, own.html)).html, form).toContain(`within ${typed}`)
  },
)

describe('what is missing or wrong', () => {
  test('is no blank that nobody sees around a mail address', async () => {
    const { status } = await post({ ...estimate, email: '\u200bana@mail.example\u00a0' })
    expect(status).toBe(200)
  })

  test.each([
    [{ firstName: ' ' }, 'First name: please fill this in.', 'firstName'],
    [
      { email: 'ana' },
      'Email: please enter the whole address, including the @ and everything after it.',
      'email',
    ],
    [{ service: 'constructor' }, 'Service: please choose one from the list.', 'service'],
    [
      { description: 'x'.repeat(6001) },
      'Describe the work: please keep it to 6000 characters. It has 6001.',
      'description',
    ],
  ])('is said beside a way to its field, with all that was typed: %o', async (change, words, field) => {
    const { status, shown, html } = await post({ ...estimate, ...change })
    expect(status).toBe(422)
    expect(shown.text).toContain(words)
    expect(shown.links).toContain(`#estimate-${field}`)
    expect(shown.attributes('id')).toContain(`estimate-${field}`)
    expect(shown.attributes('value')).toContain('12 Elm St')
    expect(html).toContain({ ...estimate, ...change }.description)
    expect(shown.links.filter((link) => link.includes('body='))).toEqual([])
  })

  test('line breaks count once, as in the browser', async () => {
    const description = 'x\r\n'.repeat(3000)
    expect((await post({ ...estimate, description })).status).toBe(200)
  })
})

describe('what is no form', () => {
  test('is refused when it is too much, whatever it says of its length', async () => {
    const text = `message=${'x'.repeat(70_000)}`
    for (const body of [text, new Blob([text]).stream()]) expect((await post(body)).status).toBe(413)
  })

  test('what the fields take is never too much', async () => {
    const longest = quoteForms.message.map((name) => [name, '家'.repeat(quoteFields[name].longest)])
    expect((await post(Object.fromEntries(longest))).status).toBe(422)
  })
})

/** What a visitor gets for a form, or for whatever else is posted. */
async function post(sent: Record<string, string> | string | ReadableStream, page = template.html) {
  const isFields = typeof sent === 'object' && !(sent instanceof ReadableStream)
  const request = new Request('http://localhost/your-request', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    // What comes as a stream says nothing of its length.
    ...Object.assign({ body: isFields ? `${new URLSearchParams(sent)}` : sent }, { duplex: 'half' }),
  })
  const response = await answerForm(request, async () => around + page, SITE)
  const whole = await response.text()
  const html = whole.slice(whole.indexOf('<main'))
  const shown = new Rendered(<div dangerouslySetInnerHTML={{ __html: html }} />)
  return { status: response.status, whole, html, shown }
}

function linkIn(shown: Rendered, start: string): string {
  return shown.links.find((link) => link.startsWith(start) && link.includes('body=')) ?? ''
}
