import { expect } from '@playwright/test'

/** One session of a program that speaks WebDriver (w3.org/TR/webdriver2) at this port of the machine. */
export class WebDriver {
  readonly port: number
  #session = ''

  constructor(port: number) {
    this.port = port
  }

  /** Starts the browser, as soon as the program listens. */
  async begin(alwaysMatch: object): Promise<void> {
    const isListening = () =>
      this.#ask('GET', '/status').then(
        () => true,
        () => false,
      )
    await expect.poll(isListening).toBe(true)
    const { sessionId } = Object(await this.#ask('POST', '/session', { capabilities: { alwaysMatch } }))
    this.#session = `/session/${sessionId}`
  }

  get(command: string): Promise<unknown> {
    return this.#ask('GET', this.#session + command)
  }

  post(command: string, body: object): Promise<unknown> {
    return this.#ask('POST', this.#session + command, body)
  }

  async end(): Promise<void> {
    await this.#ask('DELETE', this.#session)
  }

  /** Throws what the program says is wrong. */
  async #ask(method: string, command: string, body?: object): Promise<unknown> {
    const url = `http://127.0.0.1:${this.port}${command}`
    const response = await fetch(url, { method, body: body && JSON.stringify(body) })
    const { value } = Object(await response.json())
    if (!response.ok) throw new Error(`${method} ${command}: ${value?.error}. ${value?.message}`)
    return value
  }
}
