import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{content,lake,studio,web,scripts}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/.next*/**'],
    // A few seconds where nothing else runs, and many times as long on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // A poll ends as soon as it holds.
    expect: { poll: { timeout: 20_000 } },
    // One less by itself, which on a machine with two cores leaves one of them idle.
    maxWorkers: '100%',
  },
})
