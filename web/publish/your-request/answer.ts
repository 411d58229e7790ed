import type { Posted } from 'pages-as-files/http'
import { textLink } from '#content/documents/phone.ts'
import { halfDayProblem } from '#content/hours/half-days.ts'
import type { Hours } from '#content/hours/open-now.ts'
import {
  fieldProblems,
  halfDayFields,
  partWith,
  type QuoteFieldName,
  quoteFields,
  slotMarks,
} from '#content/quote/quote-form.ts'
import { quoteMessage } from '#content/quote/quote-message.ts'
import { cleanCode } from '#content/text/clean-text.ts'
import { Refusal, readForm, type Sent } from './read-form.ts'

/**
 * Answers a quote form that was sent without a script with the ways to send it on, and keeps nothing of it. `keptPage`
 * fetches the page with slots: it is rendered like every other page, so that it has the site's look and the owner's latest
 * words, and answering takes neither React nor Next. `site` is the website's address, for links in the mail.
 */
export async function answerForm(
  request: Posted,
  keptPage: () => Promise<string>,
  site: string,
): Promise<Response> {
  const page = await keptPage()
  try {
    return answerTo(await readForm(request), page, site)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { status, title, message: advice } = error
    return answer(status, page, { refused: true, title, advice })
  }
}

function answerTo(sent: Sent, page: string, site: string): Response {
  const hours: Hours = JSON.parse(attributeIn(page, 'data-hours'))
  const problems = problemsIn(sent, hours)
  const again = { [partWith(sent.form)]: true }
  const typed = Object.fromEntries(sent.typed)
  if (problems.length > 0)
    return answer(422, chosenIn(page, sent), { ...typed, ...again, wrong: true, problems })
  const { mail, whole, short, isShortened } = quoteMessage(attributeIn(page, 'data-email'), wordsOf(sent), {
    hours,
    site,
  })
  const text = textLink(attributeIn(page, 'data-phone'), short)
  const view = { ...typed, ...again, ready: true, mail, text, whole, shortened: isShortened }
  return answer(200, chosenIn(page, sent), view)
}

/** Only the main part has slots. What is outside of it, scripts among it, is left as it is. */
function answer(status: number, page: string, view: View): Response {
  const [start, end] = [page.indexOf('<main'), page.indexOf('</main>')]
  const html = page.slice(0, start) + fill(page.slice(start, end), view) + page.slice(end)
  return new Response(html, {
    status,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    },
  })
}

/** A choice is marked before the page is filled: what was typed has no part in it. */
function chosenIn(page: string, { typed }: Sent): string {
  const choices = new Map<string, string>(
    [...typed].filter(([name, value]) => Object.hasOwn(quoteFields[name].options ?? {}, value)),
  )
  return page.replace(/<select [^>]*?name="(\w+)".*?<\/select>/gs, (select, name) => {
    const option = `<option value="${choices.get(name)}"`
    return select.replace(option, option.replace('value', 'selected="" value'))
  })
}

function wordsOf({ typed }: Sent) {
  return [...typed].map(([name, value]) => [name, quoteFields[name].options?.[value] ?? value] as const)
}

/** The address and the number that the owner has published stand at the page's forms, and the hours in the bar above its header. */
function attributeIn(page: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}="([^"]+)"`).exec(page) ?? []
  if (value) return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
  throw new Error(`The page that answers a quote form has no ${name}.`)
}

type Problem = { field: string; problem: string }

/** As browsers check a field for a mail address: html.spec.whatwg.org, "valid email address". */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

/** What a browser would have said beside the fields, each with the id of its field. */
function problemsIn({ form, typed }: Sent, hours: Hours): Problem[] {
  const dayProblems = new Map<QuoteFieldName, string | undefined>(
    halfDayFields.map(([day, half]) => [
      day,
      halfDayProblem({ day: typed.get(day) ?? '', half: typed.get(half) ?? '' }, hours, new Date()),
    ]),
  )
  return [...typed].flatMap(([name, text]) => {
    const problem = problemOf(name, text) ?? dayProblems.get(name)
    const label = quoteFields[name].label.replace('?', '')
    return problem ? [{ field: `${form}-${name}`, problem: `${label}: ${problem}` }] : []
  })
}

function problemOf(name: QuoteFieldName, text: string): string | undefined {
  const { optional, longest, options } = quoteFields[name]
  // A line break counts as one sign, as in the browser.
  const length = text.replaceAll('\r\n', '\n').length
  if (length > longest) return `please keep it to ${longest} characters. It has ${length}.`
  if (cleanCode(text) === '') return optional ? undefined : fieldProblems.empty
  if (options && !Object.hasOwn(options, text)) return 'please choose one from the list.'
  if (name === 'email' && !EMAIL.test(cleanCode(text))) return fieldProblems.noAddress
  return undefined
}

/** What a page is filled with: words by the name of their slot, and which parts it has, or how often and with what. */
type View = { readonly [name: string]: string | boolean | readonly View[] }

const [OPEN, CLOSE] = slotMarks
const PART_OR_SLOT = new RegExp(
  String.raw`${OPEN}#(\w+)${CLOSE}([\s\S]*?)${OPEN}/\1${CLOSE}|${OPEN}(\w+)${CLOSE}`,
  'g',
)

/**
 * Fills a page that was made with slots, as Mustache does. Words become text and never HTML, in an attribute too, and are
 * not looked through for slots themselves.
 */
function fill(page: string, view: View): string {
  return page.replace(PART_OR_SLOT, (_, part: string | undefined, inner: string, slot: string) =>
    part === undefined ? escaped(view[slot]) : fillPart(inner, view[part], view),
  )
}

function fillPart(inner: string, value: View[string] | undefined, view: View): string {
  if (typeof value === 'object') return value.map((own) => fill(inner, { ...view, ...own })).join('')
  return value ? fill(inner, view) : ''
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

function escaped(value: View[string] | undefined): string {
  return typeof value === 'string' ? value.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '') : ''
}
