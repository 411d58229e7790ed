import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core'
import { type EnginePage, expression, FILES_FIELD, HEIGHT, type Key, type Point } from './engine-page.ts'

/** Firefox, driven by WebDriver BiDi. */
export class Firefox implements EnginePage {
  readonly #browser: Browser
  readonly #page: Page
  readonly #errors: string[] = []

  private constructor(browser: Browser, page: Page) {
    this.#browser = browser
    this.#page = page
    page.on('pageerror', (error) => this.#errors.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') this.#errors.push(message.text())
    })
  }

  static async launch([executablePath]: readonly string[]): Promise<Firefox> {
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
    return new Firefox(browser, await browser.newPage())
  }

  resize(width: number): Promise<void> {
    return this.#page.setViewport({ width, height: HEIGHT })
  }

  async open(address: string): Promise<void> {
    await this.#page.goto(address)
  }

  run<Argument, Result>(act: (argument: Argument) => Result, argument: Argument): Promise<Result> {
    return runIn(this.#page.mainFrame(), act, argument)
  }

  async runInFrame<Argument, Result>(
    act: (argument: Argument) => Result,
    argument: Argument,
  ): Promise<Result> {
    const [frame] = this.#page.mainFrame().childFrames()
    if (!frame) throw new Error('The page has no frame.')
    return runIn(frame, act, argument)
  }

  clickAt({ x, y }: Point): Promise<void> {
    return this.#page.mouse.click(x, y)
  }

  type(text: string): Promise<void> {
    return this.#page.keyboard.type(text)
  }

  async choose(file: string): Promise<void> {
    const input = await this.#page.$(FILES_FIELD)
    await input?.uploadFile(file)
  }

  press(key: Key): Promise<void> {
    return this.#page.keyboard.press(key)
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#page.screenshot({ captureBeyondViewport: false }))
  }

  errors(): string[] {
    return [...this.#errors]
  }

  close(): Promise<void> {
    return this.#browser.close()
  }
}

async function runIn<Argument, Result>(
  frame: Frame,
  act: (argument: Argument) => Result,
  argument: Argument,
): Promise<Result> {
  return JSON.parse(String(await frame.evaluate(expression(act, argument))))
}
