import { copyFileSync, mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../environment/project-root.ts'
import { outcomeOf } from '../testing/lake-process.ts'

const RUN = 'scripts/commands/run.mjs'

test.each([
  ['site #1', 'The folder\'s path has a "#"'],
  ['which?', 'The folder\'s path has a "?"'],
  ['a:b', 'The folder\'s path has a ":"'],
  ['100%', 'The folder\'s path has a "%"'],
  ['two\nlines', "The folder's path has a line break"],
])('a folder named %j is refused in one sentence, before anything is installed', async (name, problem) => {
  const { said, code } = await outcomeOf(process.env, process.execPath, makeClone(name), 'build')
  expect([said.startsWith(problem), code, said.includes('move it')]).toEqual([true, 1, true])
})

test('a command runs in a folder with blanks, quotes, brackets and letters of any kind', async () => {
  const run = makeClone(`Bob's "new" site, [1] & Müller (copy)`)
  const clone = path.resolve(path.dirname(run), '../..')
  writeFileSync(
    path.join(path.dirname(run), 'build.ts'),
    'console.log(process.cwd(), process.argv.slice(2))\n',
  )
  for (const file of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(path.join(clone, file), '{ "packages": {} }')
  const { said, code } = await outcomeOf(process.env, process.execPath, run, 'build', 'a word')
  expect([said, code]).toEqual([`${clone} [ 'a word' ]\n`, 0])
})

test.each(['proxy.example:3128', 'nothing'])(
  'a proxy named "%s" is refused with its variable',
  async (https_proxy) => {
    const { said, code } = await outcomeOf({ ...process.env, https_proxy }, process.execPath, RUN, 'help')
    expect([said, code]).toEqual([
      `https_proxy is "${https_proxy}": give a proxy's whole address, such as http://proxy.example:3128.\n`,
      1,
    ])
  },
)

/** A folder with what every command runs first. Returns the path of the program in it. */
function makeClone(name: string): string {
  const clone = path.join(realpathSync(mkdtempSync(path.join(tmpdir(), 'clone-'))), name)
  for (const folder of [path.dirname(RUN), 'node_modules'])
    mkdirSync(path.join(clone, folder), { recursive: true })
  for (const file of [RUN, 'scripts/commands/install.mjs'])
    copyFileSync(path.join(root, file), path.join(clone, file))
  return path.join(clone, RUN)
}
