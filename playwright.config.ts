import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  // One product is started for the whole run, and the journeys change its content in turn.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // A machine that is busy with something else can be too slow for what the product promises. Whatever fails is tried once
  // more, in a freshly started product; `npm test` names what needed it before its last line.
  retries: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  outputDir: '.data/reports/playwright',
  reporter: [['list'], ['json', { outputFile: '.data/reports/playwright.json' }]],
  use: {
    browserName: 'chromium',
    trace: 'retain-on-failure',
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
