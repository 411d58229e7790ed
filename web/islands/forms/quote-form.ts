import { textLink } from '#content/documents/phone.ts'
import { type QuoteMessage, quoteMessage } from '#content/quote/quote-message.ts'
import { takeOutTemplates } from '../loading/take-out-templates.ts'
import { sayProblems } from './field-problems.ts'
import { answersIn, fieldsOf, fillIn, nameAndWords, typedIn } from './quote-fields.ts'
import { ToastNotice } from './toast-notice.ts'
import { drafts, opened, sent, type Typed } from './typed.ts'

/** The parts of the form that are shown and hidden. */
const FORM = 'form'
const SEND = '[data-step=send]'
const UNSENT = '[data-step=unsent]'
const BRING_BACK = 'form [data-act=bring-back]'
const DID_SEND = 'form [data-act=sent]'

/**
 * Hands a request to the visitor's mail program. Whether it was sent only the visitor knows: until then it is kept on this
 * device, and every other way to send it is offered.
 */
class QuoteForm extends HTMLElement {
  readonly #draft = drafts(this.#name)
  readonly #opened = opened(this.#name)
  readonly #sent = sent(this.#name)
  readonly #acts: Record<string, () => void> = {
    'copy-address': () => this.#copy(this.dataset.email ?? ''),
    'copy-message': () => this.#copy(this.querySelector('textarea[readonly]')?.textContent ?? ''),
    sent: () => this.#thank(),
    change: () => this.#backToForm(),
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
    this.#last = this.#sent.read()
    this.#show(BRING_BACK, this.#last !== undefined)
    this.#show(DID_SEND, this.#opened.read() !== undefined)
    this.#show(UNSENT, Object.values(draft).some(Boolean))
    form.addEventListener('input', () => this.#draft.keep(typedIn(form, this.#draft.read())))
    followChoiceLinks(form)
    sayProblems(form)
    form.addEventListener('submit', (event) => {
      const message = quoteMessage(this.dataset.email ?? '', answersIn(form).map(nameAndWords))
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
    this.#draft.keep(typedIn(form, this.#draft.read()))
    this.#opened.keep({ subject: message.subject })
    this.#show('[data-shortened]', message.isShortened)
    this.querySelector('textarea[readonly]')?.replaceChildren(message.whole)
    this.#link('text')?.setAttribute('href', textLink(this.dataset.phone ?? '', message.short))
    this.#link('mail')?.setAttribute('href', message.mail)
    this.#turnTo(SEND)
    this.querySelector<HTMLElement>(`${SEND} h3`)?.focus()
    this.#link('mail')?.click()
  }

  #thank() {
    this.#empty()
    if (this.#last) this.#sent.keep(this.#last)
    this.#notice('thanks')?.show()
  }

  /** A cleared form can be restored on this page; it is stored nowhere else. */
  #startOver() {
    this.#sent.drop()
    this.#empty()
  }

  #empty() {
    this.#last = this.#form ? typedIn(this.#form) : undefined
    this.#draft.drop()
    this.#opened.drop()
    this.#form?.reset()
    for (const past of [UNSENT, DID_SEND]) this.#show(past, false)
    this.#show(BRING_BACK, true)
    this.#backToForm()
  }

  #bringBack() {
    const form = this.#form
    if (!form) return
    fillIn(form, this.#last)
    form.dispatchEvent(new Event('input'))
    this.#show(BRING_BACK, false)
    for (const name of ['thanks', 'copied', 'not-copied']) this.#notice(name)?.dismiss()
    fieldsOf(form)[0]?.focus()
  }

  #backToForm() {
    this.#turnTo(FORM)
    // Focuses the form, for a focused field would open a phone's keyboard.
    this.#form?.focus()
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

  #turnTo(shown: typeof FORM | typeof SEND) {
    for (const step of [FORM, SEND]) this.#show(step, step === shown)
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
