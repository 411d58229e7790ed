import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from '@playwright/test'
import { freePorts } from '#scripts/environment/ports.ts'
import {
  type EnginePage,
  expression,
  FILES_FIELD,
  HEIGHT,
  type Key,
  keyCodes,
  type Point,
} from './engine-page.ts'

/** The bar of the window above the page, in pixels. */
const BAR = 38
/** Without these styles, the bar's buttons keep the window wider than a phone. */
const NARROW_BAR = `* { min-width: 0 }
toolbar, toolbar *, headerbar, headerbar *, button, entry { padding: 0; margin: 0; border-width: 0; min-width: 0 }`
/** What the browser prints of a crash, and of an error in the page's console. */
const ERROR = /^.*(?:CRASHED|CONSOLE.* ERROR).*$/gm

/** WebKitGTK's own small browser, driven by plain WebDriver, on a screen in memory. */
export class WebKit implements EnginePage {
  readonly #folder: string
  readonly #processes: readonly ChildProcess[]
  readonly #driver: WebDriver
  #output = ''

  private constructor(folder: string, processes: readonly ChildProcess[], driver: WebDriver) {
    this.#folder = folder
    this.#processes = processes
    this.#driver = driver
    for (const stream of processes.flatMap(({ stdout, stderr }) => [stdout, stderr]))
      stream?.on('data', (text) => {
        this.#output += text
      })
  }

  static async launch([program = '', xvfb = '', browser = '']: readonly string[]): Promise<WebKit> {
    const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'))
    mkdirSync(path.join(folder, 'gtk-3.0'))
    writeFileSync(path.join(folder, 'gtk-3.0/gtk.css'), NARROW_BAR)
    const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1400x24'])
    const [display] = await once(screen.stdout, 'data')
    const [port = 0] = await freePorts(1)
    const driver = new WebDriver(port)
    const variables = {
      DISPLAY: `:${String(display).trim()}`,
      LIBGL_ALWAYS_SOFTWARE: '1',
      XDG_CONFIG_HOME: folder,
    }
    const running = spawn(program, ['-p', String(driver.port)], { env: { ...process.env, ...variables } })
    const page = new WebKit(folder, [running, screen], driver)
    const args = ['--automation', '--enable-write-console-messages-to-stdout=true']
    await driver.begin({ 'webkitgtk:browserOptions': { binary: browser, args } })
    return page
  }

  async resize(width: number): Promise<void> {
    await this.#driver.post('/window/rect', { width, height: HEIGHT + BAR })
  }

  async open(address: string): Promise<void> {
    await this.#driver.post('/url', { url: address })
  }

  async run<Argument, Result>(act: (argument: Argument) => Result, argument: Argument): Promise<Result> {
    const script = `return ${expression(act, argument)}`
    return JSON.parse(String(await this.#driver.post('/execute/sync', { script, args: [] })))
  }

  async runInFrame<Argument, Result>(
    act: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result> {
    await this.#driver.post('/frame', { id: 0 })
    try {
      return await this.run(act, argument)
    } finally {
      await this.#driver.post('/frame', { id: null })
    }
  }

  async clickAt({ x, y }: Point): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) }
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }]
    await this.#driver.post('/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] })
  }

  async type(text: string): Promise<void> {
    await this.#driver.post(`/element/${idOf(await this.#driver.get('/element/active'))}/value`, { text })
  }

  async choose(file: string): Promise<void> {
    const input = await this.#driver.post('/element', { using: 'css selector', value: FILES_FIELD })
    await this.#driver.post(`/element/${idOf(input)}/value`, { text: file })
  }

  async press(key: Key): Promise<void> {
    const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keyCodes[key] }))
    await this.#driver.post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(String(await this.#driver.get('/screenshot')), 'base64')
  }

  errors(): string[] {
    return this.#output.match(ERROR) ?? []
  }

  async close(): Promise<void> {
    await this.#driver.end()
    for (const one of this.#processes) one.kill()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

/** One session of a program that speaks WebDriver (w3.org/TR/webdriver2) at this port of the machine. */
class WebDriver {
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

/** An element has its id under a name that the specification made up. */
function idOf(element: unknown): string {
  return String(Object.values(Object(element))[0])
}
