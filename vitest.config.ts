import { defineConfig } from 'vitest/config'
import { DEADLINE_MS, LONG_DEADLINE_MS } from './scripts/testing/deadline.ts'

const NO_TESTS = ['**/node_modules/**', '**/.next*/**']

/** These change the environment, or what a module or Node keeps: each has a process of its own. All others can share one. */
const ISOLATED = [
  'scripts/commands/install.test.ts',
  'scripts/lake-content/foreign-archive.test.ts',
  'scripts/product/{session,single-session,socket-activation}.test.ts',
  'web/app/robots.test.ts',
  'web/app/api/draft/draft-mode.test.ts',
  'web/lake/{drawn-picture,load-drafts}.test.ts',
  'web/publish/delivery/security-txt.test.ts',
  'web/publish/delivery/preview/{editor-cookie,strangers}.test.ts',
  'web/publish/site.test.ts',
]

/**
 * Floods, endless queries, full and damaged disks, more content than memory, settings of other machines, packages in an empty
 * folder, documents with every field wrong, each part at every width, letters of every script on a card, a fresh start again and
 * again, and commands that are started as processes: half of the processor time of all, by `npm run test:all`.
 */
const TRIALS = [
  'content/seed/tests/wrong-fields.test.ts',
  'packages/lake/assets/file-response.test.ts',
  'packages/lake/cli/oxbow.test.ts',
  'packages/lake/data/faults/*.test.ts',
  'packages/lake/history/long-history.test.ts',
  'packages/lake/images/image-queue.test.ts',
  'packages/lake/query/{busy-machine,query-limits,same-answers}.test.ts',
  'packages/lake/webhooks/hostile-hooks.test.ts',
  'packages/pages-as-files/publish/faults/*.test.ts',
  'scripts/environment/machine-settings.test.ts',
  'scripts/lake-content/{backup-commands,private-files}.test.ts',
  'scripts/packing/packed-packages.test.ts',
  'scripts/people/people.test.ts',
  'scripts/product/{builds/*,processes/signals}.test.ts',
  'scripts/seed/seeding.test.ts',
  'scripts/testing/studio-rules/seed-validation.test.ts',
  'scripts/testing/test-run/ci.test.ts',
  'scripts/update/versions.test.ts',
  'web/search/{cards/draw-card,icons/draw-icon}.test.ts',
  'studio/prints/sheets.test.tsx',
  'web/app/examples/looks.test.tsx',
]

/** The whole product beside a hosted lake. */
const HOSTED = 'scripts/testing/hosted/**/*.test.ts'

/** Those of whole products and lost machines, by `npm run test:all` and `npm run prove`. */
const PROVING = ['packages/lake/data/backups/burn.test.ts', 'scripts/prove/*.test.ts']

/** For what reads them as it is imported: no test needs to be right about them but one that sets its own. */
const SECRETS = ['SANITY_API_WRITE_TOKEN', 'SANITY_REVALIDATE_SECRET', 'STUDIO_PASSWORD']

export default defineConfig({
  test: {
    exclude: NO_TESTS,
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
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['{content,packages,scripts,studio,web}/**/*.test.{ts,tsx}'],
          exclude: [...NO_TESTS, ...ISOLATED, ...TRIALS, HOSTED, ...PROVING],
          isolate: false,
          env: Object.fromEntries(
            SECRETS.map((name) => [name, process.env[name] || 'of-more-than-24-characters']),
          ),
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
      { extends: true, test: { name: 'trials', include: TRIALS } },
      // Builds site and Studio: a command of its own.
      { extends: true, test: { name: 'hosted', include: [HOSTED] } },
      { extends: true, test: { name: 'proving', include: PROVING } },
    ],
  },
})
