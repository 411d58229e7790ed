import { defineConfig } from 'vitest/config'
import { DEADLINE_MS, LONG_DEADLINE_MS } from './scripts/testing/deadline.ts'

/** No test of these folders changes the environment, or what a module or Node keeps: their files can share a process. */
const PURE = [
  'content/**/*.test.ts',
  'packages/**/*.test.ts',
  'studio/**/*.test.{ts,tsx}',
  'scripts/testing/{source-rules,studio-rules}/**/*.test.ts',
  'web/{components,examples,head,page-kinds,preview,sections,security,structured-data,styles,your-request}/**/*.test.{ts,tsx}',
]

/** The whole product beside a hosted lake. */
const HOSTED = 'scripts/testing/hosted/**/*.test.ts'

/** Starts a whole product, by `npm run test:all` and `npm run prove`. */
const PROVING = 'scripts/prove/updates.test.ts'

export default defineConfig({
  test: {
    exclude: ['**/node_modules/**', '**/.next*/**'],
    globalSetup: './scripts/testing/temporary-files.ts',
    setupFiles: './scripts/testing/rounds.ts',
    // With large numbers a test takes as long as it takes.
    testTimeout: process.env.PROOF_ROUNDS ? 0 : LONG_DEADLINE_MS,
    hookTimeout: LONG_DEADLINE_MS,
    // A poll ends as soon as it holds.
    expect: { poll: { timeout: DEADLINE_MS, interval: 10 } },
    // One less by itself, which on a machine with two cores leaves one of them idle.
    maxWorkers: '100%',
    projects: [
      // Importing React, the queries and the schema for each file anew takes longer than its tests.
      { extends: true, test: { name: 'pure', include: PURE, isolate: false } },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['{scripts,web}/**/*.test.{ts,tsx}'],
          exclude: ['**/node_modules/**', '**/.next*/**', HOSTED, PROVING, ...PURE],
        },
      },
      // Builds site and Studio: a command of its own.
      { extends: true, test: { name: 'hosted', include: [HOSTED] } },
      { extends: true, test: { name: 'proving', include: [PROVING] } },
    ],
  },
})
