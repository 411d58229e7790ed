import { test as base, expect } from '../fixtures/test.ts'
import type { EnginePage } from './engine-page.ts'
import { Firefox } from './firefox.ts'
import { WebKit } from './webkit.ts'

/** What a project of playwright.config.ts says of its engine: its name, and the programs that it needs, in their order. */
export type EngineOptions = { engine: 'firefox' | 'webkit'; programs: readonly string[] }

/** What Firefox says of a script or a picture that was still on its way when its page was left. */
const LEFT =
  /error loading dynamically imported module: \S+\/(?:offline-pages-|islands\/)|A ServiceWorker intercepted the request and encountered an unexpected/
/** A library of the Studio's tries whether a page may make programs of texts, and goes on without; Firefox alone says so. */
const TRIED = 'blocked a JavaScript eval'

/** What the page said in its console after the first `before` lines, but for what is no fault of it. */
export function faults(tab: EnginePage, before = 0): string[] {
  const said = tab.errors().slice(before)
  return said.filter((error) => !LEFT.test(error) && !error.includes(TRIED))
}

/** A journey in an engine beside Chromium. An error in the page's console, or a crash of its process, fails it. */
export const test = base.extend<{ tab: EnginePage }, EngineOptions & { desk: EnginePage }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  programs: [[], { option: true, scope: 'worker' }],
  // It takes seconds to start, and stays open; the owner's stays logged in from one job to the next.
  desk: [
    async ({ engine, programs }, use) => {
      const desk = engine === 'firefox' ? await Firefox.launch(programs) : await WebKit.launch(programs)
      await use(desk)
      await desk.close()
    },
    { scope: 'worker' },
  ],
  // A visitor's, of whom the browser keeps nothing for the next one. After a failure another browser is started.
  tab: async ({ desk }, use) => {
    const before = desk.errors().length
    await use(desk)
    await desk.run(() => localStorage.clear(), null)
    await desk.run(() => sessionStorage.clear(), null)
    expect(faults(desk, before)).toEqual([])
  },
})

export { expect } from '../fixtures/test.ts'
