import { specifiedPage } from '#content/seed/tests/expected/pages.ts'
import type { BuiltPage } from './built-page.ts'

/** Pages about a town as a whole. */
const ofTowns = ['city', 'townPage', 'locationPage']
const ofServicesInTowns = ['areaService', 'cityService', 'townService']

/** Shown by a script alone, which writes what the visitor typed or chose into the message. */
const WRITTEN_BY_SCRIPT = 'quote-form, price-estimate'

/** Text messages that a page prepares but that don't say, in words that both phones read, what the page is about. */
export function textMessageFaults(page: BuiltPage): string[] {
  const messages = page.document
    .querySelectorAll('a[href^="sms:"]')
    .filter((link) => !link.closest(WRITTEN_BY_SCRIPT))
    .map((link) => link.getAttribute('href') ?? '')
  if (messages.length === 0) return ['prepares no text message']
  return messages.flatMap((message) => [...formFaults(message), ...topicFaults(page, message)])
}

/** Android reads what follows "?", iPhones what follows "&". */
function formFaults(message: string): string[] {
  const isWhole = /^sms:\+1\d{10}\?&body=[\w%.!~*'()-]+$/.test(message)
  return isWhole ? [] : [`writes a text message in a form that not every phone reads: ${message}`]
}

function topicFaults(page: BuiltPage, message: string): string[] {
  const body = new URL(message).searchParams.get('body')?.toLowerCase() ?? ''
  const missing = topicOf(page).filter((words) => !body.includes(words.toLowerCase()))
  return missing.map((words) => `does not name ${words} in its text message "${body}"`)
}

/** The service and the town, from the way to the page. */
function topicOf({ path, document }: BuiltPage): string[] {
  const kind = specifiedPage(path)?.kind ?? ''
  const [breadcrumb] = document.querySelectorAll('[data-section="breadcrumb"] li').slice(-1)
  const here = breadcrumb?.text.trim() ?? ''
  if (kind === 'service') return [here]
  const town = document
    .querySelectorAll('[data-section="breadcrumb"] li')
    .map(({ text }) => /^(.+), [NS]C$/.exec(text.trim())?.[1] ?? '')
    .filter(Boolean)
  if (ofTowns.includes(kind)) return town
  return ofServicesInTowns.includes(kind) ? [here, ...town] : []
}
