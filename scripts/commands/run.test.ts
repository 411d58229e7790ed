import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../environment/project-root.ts'
import { outcomeOf } from '../testing/lake-process.ts'

const RUN = 'scripts/commands/run.mjs'
/** Of Node, for which the project asks. */
const engines: string = read('package.json').engines.node
const oldest = engines.match(/[\d.]+/g) ?? []

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

test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])(
  'Node %s is refused in one sentence, before anything is installed',
  async (version) => {
    expect(await outcomeUnder(version)).toEqual({
      said: `This is Node ${version}; install Node 20.19, 22.12 or later from https://nodejs.org.\n`,
      code: 1,
    })
  },
)

test.each(oldest)('Node %s hands a command over to the project’s own', async (version) => {
  expect((await outcomeUnder(version)).said).toMatch(/npm start +runs everything/)
})

test('npm leaves out nothing with machine code under a Node that a command takes', () => {
  const packages: { cpu?: string[]; engines?: { node?: string } }[] = Object.values(
    read('package-lock.json').packages,
  )
  const ranges = packages.flatMap(({ cpu, engines }) => (cpu && engines?.node) ?? [])
  expect(ranges.length).toBeGreaterThan(40)
  const { compare } = new Intl.Collator('en', { numeric: true })
  const isOlder = (range: string) => compare(range.replace(/ /g, ''), `>=${oldest[0]}`) <= 0
  expect(ranges.filter((range) => range !== engines && !isOlder(range))).toEqual([])
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
  for (const file of ['package.json', RUN, 'scripts/commands/install.mjs'])
    copyFileSync(path.join(root, file), path.join(clone, file))
  return path.join(clone, RUN)
}

function read(file: string) {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
}

/** Of a command under a Node that says that it has another version. */
function outcomeUnder(version: string) {
  const versions = JSON.stringify({ ...process.versions, node: version })
  const preload = `data:text/javascript,${encodeURIComponent(`Object.defineProperty(process, "versions", { value: ${versions} })`)}`
  return outcomeOf(process.env, process.execPath, '--import', preload, RUN, 'help')
}
