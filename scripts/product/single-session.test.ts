import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { lakeVariables } from '../testing/lake-process.ts'
import { temporaryClone } from '../testing/temporary-clone.ts'

test.each([
  ['is refused', 0, 'already runs in this folder', 'already runs'],
  ['can wait for its end', 60_000, 'began', 'begins'],
])('a session that begins beside another one of its folder %s', async (_, patience, words, meanwhile) => {
  const clone = temporaryClone()
  mkdirSync(path.join(clone, '.data'))
  const other = new DatabaseSync(path.join(clone, '.data/start.lock'))
  other.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE')
  const program = `
    import { beginSession } from './scripts/product/session.ts'
    console.log('begins')
    await beginSession({}, ${patience}).then(() => console.log('began'), ({ message }) => console.log(message))
    process.exit()`
  writeFileSync(path.join(clone, 'program.mts'), program)
  const env = lakeVariables({ directory: path.join(clone, 'lake'), port: 4000 })
  const child = spawn(process.execPath, ['program.mts'], { cwd: clone, env })
  let said = ''
  child.stdout.on('data', (words) => {
    said += words
  })
  await expect.poll(() => said).toContain(meanwhile)
  other.exec('ROLLBACK')
  other.close()
  await expect.poll(() => said).toContain(words)
})
