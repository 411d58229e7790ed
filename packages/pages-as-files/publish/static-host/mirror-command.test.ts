import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { runMirrorCommand } from './mirror-command.ts'

const folder = temporaryFolder('command-')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('runs in the folder', async () => {
  await runMirrorCommand({ command: 'touch here', variables: process.env, folder, patience: 60_000 })
  expect(existsSync(join(folder, 'here'))).toBe(true)
})

test('one that fails is told with its last words', async () => {
  const command = 'for n in 1 2 3 4 5 6; do echo "line $n"; done; exit 3'
  await expect(
    runMirrorCommand({ command, variables: process.env, folder, patience: 60_000 }),
  ).rejects.toThrow('MIRROR_COMMAND ended with 3: line 2 | line 3 | line 4 | line 5 | line 6')
})

test('one that does not end is ended, and all that it has started', async () => {
  const command = 'sleep 600 | sleep 600; true'
  await expect(runMirrorCommand({ command, variables: process.env, folder, patience: 50 })).rejects.toThrow(
    'has not ended after',
  )
})
