import { expect, type Locator, type Page, type Request } from '@playwright/test'
import type { RunningProduct } from '#scripts/testing/product/running-product.ts'

/** What Sanity says when something takes longer than a few seconds, such as a page in the preview, although it comes. */
const OF_SLOW_MACHINES = ['Failed to resolve initial value', 'Unable to connect to visual editing']

type Visited = Pick<RunningProduct, 'studio' | 'site' | 'environment' | 'isHosted'>

/** The owner at one tab of the Studio, and everything there that should not have happened. */
export class Owner {
  readonly page: Page
  /** Errors in the console since the login, and requests to any other host. */
  readonly complaints: string[] = []
  /** Event streams opened over HTTP; a browser has room for six, so there must be none. */
  readonly eventStreams: string[] = []
  readonly #product: Visited

  /** The website is the one other address that the Studio may ask, and a hosted lake. */
  constructor(page: Page, product: Visited) {
    const { studio, site, isHosted } = product
    this.page = page
    this.#product = product
    page.on('pageerror', ({ message }) => this.complaints.push(message))
    page.on('console', (message) => {
      const { url } = message.location()
      // When a page is left, Sanity's presence says goodbye on a connection that the browser is closing.
      if (message.text() === 'WebSocket is already in CLOSING or CLOSED state.') return
      if (OF_SLOW_MACHINES.some((words) => message.text().startsWith(words))) return
      // A Studio of Sanity's asks whether there is a newer one, which its owner is not to be told: ours may not reach that host.
      if (isHosted && /sanity-cdn\.com|Failed to fetch version/.test(message.text())) return
      if (message.type() === 'error') this.complaints.push(`${message.text()} ${url}`)
    })
    page.on('request', (request) => {
      if (request.headers().accept === 'text/event-stream') this.eventStreams.push(request.url())
      const { origin, protocol, hostname } = new URL(request.url())
      const isLakes = isHosted && /\.sanity\.io$/.test(hostname)
      if (protocol.startsWith('http') && origin !== studio && origin !== site && !isLakes)
        this.complaints.push(`Request to ${request.url()}`)
    })
  }

  /** To the first screen. The owner needs no name. */
  async arrive(password: string, name?: string): Promise<void> {
    const { isHosted } = this.#product
    if (isHosted) await this.#keepToken()
    await this.page.goto(this.#product.studio)
    if (!isHosted) await this.tryPassword(password, name)
    await expect(this.#everythingElse()).toBeVisible()
    // Before the login the browser itself reports the 401 that says so.
    this.complaints.length = 0
  }

  /** A further tab, at the list of all content: the browser is logged in already. */
  async open(): Promise<void> {
    await this.page.goto(this.#product.studio)
    await this.openList()
  }

  /** From the first screen to the list of all content. */
  async openList(): Promise<void> {
    await expect(this.#everythingElse()).toBeVisible()
    await this.#everythingElse().click()
    await expect(this.page.getByRole('link', { name: 'Prices', exact: true })).toBeVisible()
  }

  /** The form of this document, or of a new one of the type. */
  async openForm(type: string, id?: string): Promise<void> {
    const place = id ? `edit/id=${id};type=${type}` : `create/template=${type};type=${type}`
    await this.page.goto(`${this.#product.studio}/intent/${place}`)
    await expect(this.page.getByRole('textbox').first()).toBeEditable()
  }

  async tryPassword(password: string, name?: string): Promise<void> {
    if (name !== undefined) await this.page.getByLabel('Your name').fill(name)
    await this.page.getByLabel('Password').fill(password)
    await this.page.getByRole('button', { name: 'Log in' }).click()
  }

  /** Goes the owner's way: the list on the desk, then the document in it. */
  async openDocument(list: string, title: string): Promise<void> {
    await this.page.getByRole('link', { name: list, exact: true }).click()
    await this.page.getByRole('listbox', { name: list }).getByRole('link', { name: title }).click()
    await this.sees(title)
  }

  /** The open document has this title. The Studio is megabytes of script, and a busy machine takes its time over them. */
  async sees(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { name: title, level: 2 })).toBeVisible()
    await expect(this.page.getByRole('textbox').first()).toBeVisible()
  }

  /** A document that exists once, straight from the desk. */
  async openOnce(title: string): Promise<void> {
    await this.page.getByRole('link', { name: title, exact: true }).click()
  }

  field(label: string): Locator {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }

  async setField(label: string, value: string): Promise<void> {
    await this.field(label).fill(value)
  }

  /** Chooses the document whose name begins so in a field that refers to one; the list beside it has options too. */
  async refer(label: string, name: string): Promise<void> {
    const combobox = this.page.getByRole('combobox', { name: label, exact: true })
    await combobox.fill(name)
    const offered = this.page.locator(`[id="${await combobox.getAttribute('aria-owns')}"]`)
    await offered.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  }

  /** "Publish", as soon as it can be pressed. */
  readyToPublish(): Locator {
    return this.page.getByRole('button', { name: 'Publish', exact: true, disabled: false })
  }

  /** Pressing "Publish" shows why it can't be. */
  async isRefused(reason: string): Promise<void> {
    await expect(this.#problems()).toBeVisible()
    await this.readyToPublish().click()
    const told = this.page.getByRole('alert').filter({ hasText: 'Not published yet' })
    await expect(told.filter({ hasText: reason })).toBeVisible()
  }

  /** The Studio has looked at what it refused before, and found nothing. */
  async isAccepted(): Promise<void> {
    await expect(this.#problems()).toBeHidden()
  }

  async publish(): Promise<void> {
    const answer = this.page.waitForResponse((response) => isPublish(response.request()))
    await this.readyToPublish().click()
    expect((await answer).status()).toBe(200)
  }

  async deleteDocument(): Promise<void> {
    await this.chooseAction('Delete', /^Delete “.+”\?$/)
  }

  /** From the menu beside "Publish"; says yes to the question, which has a button with the same name. */
  async chooseAction(name: string, question?: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name: 'More actions' }).click()
    await this.page.getByRole('menuitem', { name, exact: true }).click()
    if (question === undefined) return
    const dialog = this.page.getByRole('dialog', { name: question })
    await dialog.getByRole('button', { name, exact: true }).click()
    await expect(dialog).toBeHidden()
  }

  /** As Sanity's login does where a browser keeps no cookies of other sites. */
  async #keepToken(): Promise<void> {
    const { projectId, token } = this.#product.environment.lake
    const kept = [`__studio_auth_token_${projectId}`, JSON.stringify({ token })] as const
    await this.page.addInitScript(([key, value]) => localStorage.setItem(key, value), kept)
  }

  #problems(): Locator {
    return this.page.getByRole('button', { name: 'Validation', exact: true })
  }

  #everythingElse(): Locator {
    return this.page.getByRole('link', { name: 'Everything else' })
  }
}

/** The lake answers a publish once it is on disk; what the Studio shows for it comes and goes. */
export function isPublish(request: Request): boolean {
  return request.url().includes('/data/actions/') && Boolean(request.postData()?.includes('document.publish'))
}
