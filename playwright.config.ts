import { defineConfig } from '@playwright/test'
import type { EngineOptions } from './e2e/engines/engine-test.ts'
import type { PlaceOption } from './e2e/fixtures/test.ts'
import { DEADLINE_MS, LONG_DEADLINE_MS } from './scripts/testing/deadline.ts'
import { findEngines } from './scripts/testing/engines.ts'
import './scripts/testing/rounds.ts'

/** Journeys that change the content, or start and stop parts of the product. A single test of another file has a tag. */
const CHANGING = [
  'broken-requests',
  'connections',
  'crashes',
  'failures',
  'freshness',
  'made-of-content',
  'plain-next',
  'redirects',
  'rendered-anew',
]
/** Journeys of the owner in the Studio, which take longer than all others together: a command of their own. */
const STUDIO = '**/{owner,jobs}/**/*.spec.ts'
/** The owner's jobs, which are done in a hosted Studio too. */
const JOBS = '**/jobs/*.spec.ts'
/** Needs Caddy, and has a product of its own behind it: a command of its own too. */
const PROXY = '**/proxy/*.spec.ts'
/** Installs what others wrote from npm: a command of its own too. */
const FOREIGN = '**/foreign/*.spec.ts'
/** What is tried in other engines than Chromium, in each that this machine has. */
const ENGINES = '**/engines/*.spec.ts'
/** What `npm run test:all` and `npm run prove` try beyond `npm test`: older browsers, and what has this tag. */
const rare = /(^|[ /])(broken-requests|connections|older-browsers)\.spec\.ts|@all/
const notTried = process.env.PAGES === 'every' || process.env.PROOF_SEED ? [] : [rare]
const changing = new RegExp(`(^|[ /])(${CHANGING.join('|')})\\.spec\\.ts|@changing`)

export default defineConfig<object, EngineOptions & PlaceOption>({
  testDir: 'e2e',
  // What looks can look from several workers at one product: `npm test` gives it one for each core. What changes goes in turn.
  workers: 1,
  projects: [
    {
      name: 'looking',
      testIgnore: [STUDIO, PROXY, FOREIGN, ENGINES],
      grepInvert: [changing, ...notTried],
      fullyParallel: true,
      outputDir: '.data/reports/looking',
    },
    {
      name: 'changing',
      testIgnore: [STUDIO, PROXY, FOREIGN, ENGINES],
      grep: changing,
      grepInvert: notTried,
      workers: 1,
      outputDir: '.data/reports/changing',
    },
    {
      name: 'proxy',
      testMatch: PROXY,
      workers: 1,
      outputDir: '.data/reports/proxy',
      use: { place: 'behind-proxy' },
    },
    {
      name: 'foreign',
      testMatch: FOREIGN,
      workers: 1,
      outputDir: '.data/reports/foreign',
      // A server of development compiles a page, or a whole Studio, when it is asked for it.
      use: { navigationTimeout: LONG_DEADLINE_MS },
    },
    {
      name: 'hosted',
      testMatch: JOBS,
      workers: 1,
      outputDir: '.data/reports/hosted',
      use: { place: 'hosted' },
    },
    { name: 'studio', testMatch: STUDIO, workers: 1, outputDir: '.data/reports/studio' },
    ...findEngines(process.env).installed.map(({ name, programs }) => ({
      name,
      testMatch: ENGINES,
      outputDir: `.data/reports/${name}`,
      use: { engine: name, programs },
    })),
  ],
  globalSetup: ['./scripts/testing/temporary-files.ts', './e2e/fixtures/product/shared-product.ts'],
  forbidOnly: true,
  // A test that passes at its second try has found something. There is none.
  retries: 0,
  // As many rounds as somebody asks a proof for take as long as they take.
  timeout: process.env.PROOF_ROUNDS ? 0 : LONG_DEADLINE_MS,
  expect: { timeout: DEADLINE_MS, toPass: { timeout: DEADLINE_MS } },
  reporter: [['list'], ['json', { outputFile: '.data/reports/playwright.json' }]],
  use: {
    actionTimeout: DEADLINE_MS,
    navigationTimeout: DEADLINE_MS,
    browserName: 'chromium',
    // Nothing is still on its way when a test looks. What moves has its own tests, in `e2e/every-page/motion.spec.ts`.
    contextOptions: { reducedMotion: 'reduce' },
    // To write down a trace of every test takes a fifth of the time.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.BROWSER_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
