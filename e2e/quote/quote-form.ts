import type { Locator, Page } from '@playwright/test'
import { untilDefined } from '../fixtures/devices.ts'
import { expect } from '../fixtures/test.ts'

export const person = {
  'First name': 'Ana',
  'Last name': "O'Neil",
  Email: 'ana@mail.example',
  Phone: '(704) 555-0100',
}

/** In the short form at the end of a page. */
export const shortPerson = { 'Your name': "Ana O'Neil", Phone: person.Phone }

export type Form = {
  name: string
  section: string
  own: Record<string, string>
  choice: [string, string]
  send: string
  thanks: string
}
export const estimate: Form = {
  name: 'the estimate',
  section: 'quote',
  own: { 'Property address': '12 Elm St', 'Describe the work': 'A hole & a crack\nin the hall 🛠️ "here"' },
  choice: ['Service', 'Drywall repair'],
  send: 'Get my free estimate',
  thanks: 'Thank you for your quote request!',
}
export const message: Form = {
  name: 'the message',
  section: 'contact',
  own: { 'What do you need done?': 'A shelf\nand 50% of a fence' },
  choice: ['Project type', 'Renovation'],
  send: 'Send my quote request',
  thanks: 'Thank you for your message!',
}

export const formOf = (page: Page, { section }: Pick<Form, 'section'>) =>
  page.locator(`#${section} quote-form, quote-form#${section}`)
export const nextStep = (element: Page | Locator) =>
  element.getByRole('heading', { name: 'One more step: press Send in your email app' })
export const mailAgain = (element: Page | Locator) =>
  element.getByRole('link', { name: 'Open the email again' })
export const unsent = (element: Page | Locator) => element.getByText('This hasn’t been sent yet.')
export const thanksNotice = (page: Page) => page.locator('[data-notice=thanks]')
export const thanksOn = (page: Page) => page.getByRole('status').filter({ hasText: 'Thank you for your' })

/** The page is ready when the element's own script has come, which the visitor's coming near asks for. Phones fold the estimate. */
export function comeTo(page: Page, form: Form): Promise<Locator> {
  return comeToForm(page, form === estimate ? `/#${form.section}` : '/', form.section)
}

export async function comeToForm(page: Page, address: string, section = 'contact'): Promise<Locator> {
  await page.goto(address)
  const element = formOf(page, { section })
  await element.scrollIntoViewIfNeeded()
  await untilDefined(page, 'quote-form')
  return element
}

export async function fill(element: Locator, { own, choice }: Form) {
  await fillIn(element, { ...person, ...own })
  await element.getByLabel(choice[0]).selectOption({ label: choice[1] })
}

export async function fillIn(element: Locator, words: Record<string, string> = person) {
  for (const [label, text] of Object.entries(words)) await element.getByLabel(label).fill(text)
}

/** Fills the form in and has the mail program asked to open. */
export async function fillAndOpen(page: Page, form: Form): Promise<Locator> {
  const element = await comeTo(page, form)
  await fill(element, form)
  await element.getByRole('button', { name: form.send }).click()
  await expect(nextStep(element)).toBeVisible()
  return element
}

export async function expectFilled(element: Locator, { own }: Form) {
  for (const [label, words] of Object.entries({ ...person, ...own }))
    await expect(element.getByLabel(label)).toHaveValue(words)
}

export async function expectEmpty(element: Locator, { own }: Form) {
  for (const label of Object.keys({ ...person, ...own }))
    await expect(element.getByLabel(label)).toHaveValue('')
}

/** What a mail program makes of a link to it. */
export async function mailIn(link: Locator) {
  const { pathname, searchParams } = new URL((await link.getAttribute('href')) ?? '')
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') ?? '' }
}

/** Counts the links to mail that were followed, by a hand or by the script. Runs in the page. */
export function countMails() {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLAnchorElement && target.protocol === 'mailto:')
      document.documentElement.dataset.mails = String(Number(document.documentElement.dataset.mails ?? 0) + 1)
  })
}

/** What a phone makes of a field: too low to hit, or so small that the browser zooms in. Runs in the page. */
export function clumsyFields(form: Element): string[] {
  return [...form.querySelectorAll<HTMLElement>('input, select, textarea, [data-button]')].flatMap(
    (field) => {
      const { height } = (field.closest('label:has([type=radio])') ?? field).getBoundingClientRect()
      const size = Number.parseFloat(getComputedStyle(field).fontSize)
      const isTooSmall = size < 16 && !field.matches('[data-button], [type=radio]')
      const isClumsy = height > 0 && (height < 44 || isTooSmall)
      return isClumsy ? [`${field.id || field.textContent} is ${height} high with text of ${size}`] : []
    },
  )
}
