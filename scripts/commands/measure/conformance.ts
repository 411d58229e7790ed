import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from '../../console/failure.ts'
import { root, versionIn } from '../../environment/project-root.ts'
import { runMain } from '../../product/processes/run-main.ts'
import { runVitest, type Tested } from '../../testing/test-run/test-runners.ts'
import { namesOf } from '../../testing/test-run/test-steps.ts'

const TESTS = [
  'packages/lake/contract',
  'packages/lake/testing/conformance',
  'packages/lake/query/same-answers',
]
/** The same queries each time. */
const RANDOM = { PROOF_SEED: '1', PROOF_ROUNDS: '200' }
const README = path.join(root, 'packages/lake/README.md')
const TABLE = /(?<=<!-- npm run conformance -->\n).*(?=<!-- end -->)/s

type Row = { name: string; works: number; refused?: number; wrong?: number }

/** `npm run conformance`: what the lake does of Sanity's protocol, counted, into its README. Fails when anything works no more. */
await runMain(async () => {
  const results = await runVitest(['--project=pure', '--project=trials', ...TESTS], {
    ...process.env,
    ...RANDOM,
  })
  const readme = readFileSync(README, 'utf8')
  const rows = rowsOf(results)
  const fallen = rows.filter(({ name, works }) => !(works >= formerly(readme, name)))
  const reasons = [
    ...namesOf(results, 'failed'),
    ...fallen.map(({ name, works }) => `${name}: ${works} work, ${formerly(readme, name)} did`),
  ]
  if (reasons.length > 0) throw new Failure(reasons.join('\n'))
  writeFileSync(README, readme.replace(TABLE, tableOf(rows)))
  console.log(tableOf(rows))
})

function rowsOf(results: readonly Tested[]): Row[] {
  const told = (part: string) => results.find(({ name }) => name.includes(part))?.tried ?? ''
  const passed = results.filter((result) => result.file.includes('/contract/') && result.status === 'passed')
  const queries = Number.parseInt(told('same-answers'), 10)
  return [
    { name: 'what any lake must do (the contract), on disk and in memory', works: passed.length },
    { name: 'random queries while documents change, beside groq-js alone', works: queries },
    { name: 'public methods of @sanity/client', ...JSON.parse(told('public methods')) },
    { name: 'routes of the HTTP reference', ...JSON.parse(told('routes of')) },
  ]
}

function formerly(readme: string, name: string): number {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${name} `))
  return Number(row?.split('|')[2]?.replaceAll(',', '') ?? 0)
}

function tableOf(rows: readonly Row[]): string {
  const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(new Date())
  const modules = path.join(root, 'node_modules')
  const versions = ['@sanity/client', 'groq-js'].map(
    (name) => `${name} ${versionIn(path.join(modules, name))}`,
  )
  const count = (number: number) => number.toLocaleString('en-US')
  return [
    `Tried on ${date} with ${versions.join(', ')} and Node ${process.versions.node}:\n`,
    '| | works | refused by a sentence | wrong |',
    '|---|---|---|---|',
    ...rows.map(
      ({ name, works, refused = 0, wrong = 0 }) =>
        `| ${name} | ${count(works)} | ${count(refused)} | ${count(wrong)} |`,
    ),
    '',
  ].join('\n')
}
