import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs'
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
  const clone = path.join(mkdtempSync(path.join(tmpdir(), 'clone-')), name)
  const commands = path.join(clone, 'scripts/commands')
  mkdirSync(commands, { recursive: true })
  for (const file of ['run.mjs', 'install.mjs'])
    copyFileSync(path.join(root, 'scripts/commands', file), path.join(commands, file))
  const { said, code } = await outcomeOf(process.env, process.execPath, path.join(clone, RUN), 'build')
  expect([said.startsWith(problem), code, said.includes('move it')]).toEqual([true, 1, true])
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
