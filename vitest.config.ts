import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{content,lake,studio,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.next*/**'],
    testTimeout: 15_000,
    // A busy machine takes its time; a poll ends as soon as it holds.
    expect: { poll: { timeout: 10_000 } },
    // One less by itself, which on a machine with two cores leaves one of them idle.
    maxWorkers: '100%',
  },
})
