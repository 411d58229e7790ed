import { expect, test } from 'vitest'
import { explain, explainText, Failure, withoutStacks } from './failure.ts'

test.each([
  ['ENOSPC: no space left on device, write', 'The disk is full'],
  ['Error: database or disk is full', 'The disk is full'],
  ["EACCES: permission denied, open '/srv/site/.data/lake.db'", "/srv/site/.data/lake.db can't be written"],
  ["EROFS: read-only file system, mkdir '.data'", ".data can't be written"],
  ['listen EROFS: read-only file system .data/update.sock', ".data/update.sock can't be written"],
  ["ENOENT: no such file or directory, mkdir '/mnt/ro/lake'", "/mnt/ro/lake can't be written"],
  ['EMFILE: too many open files, open', 'too few open files'],
  ['Error: database disk image is malformed', 'A part of the lake’s database is damaged'],
  ['attempt to write a readonly database', "database can't be written"],
  ['listen EADDRINUSE: address already in use 127.0.0.1:3000', 'Port 3000 is taken'],
])('explains "%s" in one line that says what to do', (text, start) => {
  const line = explainText(text)
  expect(line).toContain(start)
  expect(line).not.toContain('\n')
})

test('names the content that stops a build, and how to restore it', () => {
  const lines = [
    'Error occurred prerendering page "/about"',
    "Error: The page /about can't be built from what is published:",
    '  - business "Crown" (business): "reply" is empty. Fill in "reply" and publish: http://localhost:3333/x',
    '    at load (load.ts:1:1)',
  ]
  const words = withoutStacks(lines)
  expect(words).toMatch(/^The page \/about .*\n {2}- business .*\n.*npm run seed -- --replace/)
  expect(words).not.toContain('load.ts')
})

test('shows a failure as it is and keeps the stack of an error of our own making', () => {
  expect(explain(new Failure('Do this.'))).toBe('Do this.')
  expect(explain(new TypeError('x is not a function'))).toContain('failure.test.ts')
})
