import { textLink } from '#content/documents/phone.ts'
import { type QuoteMessage, quoteMessage } from '#content/quote/quote-message.ts'
import { takeOutTemplates } from '../loading/take-out-templates.island.ts'
import { hoursOnPage } from '../opening-hours/hours-on-page.island.ts'
import { sayProblems } from './field-problems.island.ts'
import { answersIn, fieldsOf, fillIn, nameAndWords, typedIn } from './quote-fields.island.ts'
import { ToastNotice } from './toast-notice.island.ts'
import { drafts, handedOver, type Typed } from './typed.island.ts'

/** The parts of the form that are shown and hidden. */
const SEND = '[data-step=send]'
const UNSENT = '[data-step=unsent]'
const BRING_BACK = 'form [data-act=bring-back]'

/**
 * Hands a request to the visitor's mail program, says thanks and empties the form. Whether it was sent only the visitor knows: every
 * other way to send it is offered, and what was typed can be brought back.
 */
class QuoteForm extends HTMLElement {
  readonly #draft = drafts(this.#name)
  readonly #handedOver = handedOver(this.#name)
  readonly #acts: Record<string, () => void> = {
    'copy-address': () => this.#copy(this.dataset.email ?? ''),
    'copy-message': () => this.#copy(this.querySelector('textarea[readonly]')?.textContent ?? ''),
    'start-over': () => this.#startOver(),
    'bring-back': () => this.#bringBack(),
  }
  /** The cleared form, to restore it. */
  #last: Typed | undefined

  connectedCallback() {
    const form = this.#form
    if (!form) return
    takeOutTemplates(this)
    const draft = this.#draft.read() ?? {}
    fillIn(form, draft)
    this.#last = this.#handedOver.read()
    this.#show(BRING_BACK, this.#last !== undefined)
    this.#show(UNSENT, Object.values(draft).some(Boolean))
    form.addEventListener('input', () => this.#draft.keep(typedIn(form, this.#draft.read())))
    followChoiceLinks(form)
    sayProblems(form)
    form.addEventListener('submit', (event) => {
      const hours = hoursOnPage()
      const calendar = hours && { hours, site: location.origin }
      const message = quoteMessage(this.dataset.email ?? '', answersIn(form).map(nameAndWords), calendar)
      // Only now: without a message the browser sends the form, as it does without a script.
      event.preventDefault()
      this.#open(form, message)
    })
    this.addEventListener('click', ({ target }) => {
      const act = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null
      this.#acts[act?.dataset.act ?? '']?.()
    })
  }

  #open(form: HTMLFormElement, message: QuoteMessage) {
    this.#empty(form)
    if (this.#last) this.#handedOver.keep(this.#last)
    this.#show('[data-shortened]', message.isShortened)
    this.querySelector('textarea[readonly]')?.replaceChildren(message.whole)
    this.#link('text')?.setAttribute('href', textLink(this.dataset.phone ?? '', message.short))
    this.#link('mail')?.setAttribute('href', message.mail)
    this.#show(SEND, true)
    // Brings it into sight, too.
    this.querySelector<HTMLElement>(`${SEND} h3`)?.focus()
    this.#notice('thanks')?.show()
    this.#link('mail')?.click()
  }

  /** A form that was cleared can be restored on this page; nothing of it is stored any longer. */
  #startOver() {
    const form = this.#form
    if (!form) return
    const isHandedOver = !this.querySelector<HTMLElement>(SEND)?.hidden
    if (!isHandedOver) this.#empty(form)
    this.#handedOver.drop()
    this.#closeNotices()
    // A focused field would open a phone's keyboard.
    form.focus()
  }

  #empty(form: HTMLFormElement) {
    this.#last = typedIn(form, this.#draft.read())
    this.#draft.drop()
    form.reset()
    this.#show(UNSENT, false)
    this.#show(BRING_BACK, true)
  }

  #bringBack() {
    const form = this.#form
    if (!form) return
    // What was typed since then is not lost either: it takes the other's place.
    const since = typedIn(form)
    form.reset()
    fillIn(form, this.#last)
    form.dispatchEvent(new Event('input'))
    this.#last = Object.values(since).some(Boolean) ? since : undefined
    this.#show(BRING_BACK, this.#last !== undefined)
    this.#closeNotices()
    fieldsOf(form)[0]?.focus()
  }

  #closeNotices() {
    this.#show(SEND, false)
    for (const name of ['thanks', 'copied', 'not-copied']) this.#notice(name)?.dismiss()
  }

  async #copy(text: string) {
    try {
      await navigator.clipboard.writeText(text)
      this.#notice('copied')?.show()
    } catch (error) {
      console.info('The browser did not let the text onto the clipboard.', error)
      this.#notice('not-copied')?.show()
    }
  }

  #show(selector: string, isThere: boolean) {
    for (const element of this.querySelectorAll<HTMLElement>(selector)) element.hidden = !isThere
  }

  get #name() {
    return this.dataset.form ?? ''
  }

  get #form() {
    return this.querySelector('form')
  }

  #link(act: string) {
    return this.querySelector<HTMLElement>(`a[data-act=${act}]`)
  }

  #notice(name: string): ToastNotice | undefined {
    const notice = this.querySelector(`[data-notice=${name}]`)
    return notice instanceof ToastNotice ? notice : undefined
  }
}

/** A link to a plan or a visit in the form chooses it, and so does arriving at the address of such a link. */
function followChoiceLinks(form: HTMLFormElement): void {
  const choose = (hash: string) => {
    const choice = document.getElementById(hash.slice(1))
    if (!isChoice(choice) || choice.form !== form || choice.checked) return
    choice.checked = true
    choice.dispatchEvent(new Event('input', { bubbles: true }))
  }
  choose(location.hash)
  // Not when the address changes: a second click on the same link changes none.
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (link) choose(link.hash)
  })
  // Otherwise a reload would come back to what the link chose.
  form.addEventListener('change', ({ target }) => {
    if (isChoice(target)) history.replaceState(history.state, '', `#${target.id}`)
  })
}

function isChoice(element: EventTarget | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && element.type === 'radio'
}

customElements.define('toast-notice', ToastNotice)
customElements.define('quote-form', QuoteForm)
