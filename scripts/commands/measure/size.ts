import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../environment/project-root.ts'
import { runMain } from '../../product/processes/run-main.ts'

const SOURCE = /\.(ts|tsx|mjs|css)$/
/** What nobody has to read: sample content, and what a program wrote. */
const NOT_READ = /^content\/seed\/(?!tests\/)|sanity\.types\.ts$|field-titles\.ts$/
/** Examples are no part of what is built: they say what components must show. */
const TEST = /\.(test|spec)\.tsx?$|\/(testing|tests|examples)\/|^e2e\//

/** `npm run size`: lines and files of each part, product and tests apart, without sample content and generated files. */
await runMain(async () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const read = files.filter((file) => SOURCE.test(file) && !NOT_READ.test(file))
  const parts = Map.groupBy(read.sort(), partOf)
  const weights = [...parts, ['all', read] as const].map(([part, those]) => [part, weigh(those)])
  console.table(Object.fromEntries(weights))
})

/** The folder at the top, or the package. */
function partOf(file: string): string {
  const [top = '', second = ''] = path.dirname(file).split('/')
  if (top === 'packages') return `${top}/${second}`
  return top === '.' ? 'top level' : top
}

function weigh(files: readonly string[]) {
  const tests = files.filter((file) => TEST.test(file))
  const product = files.filter((file) => !TEST.test(file))
  return {
    'product lines': linesIn(product),
    files: product.length,
    'test lines': linesIn(tests),
    'test files': tests.length,
  }
}

function linesIn(files: readonly string[]): number {
  const lines = files.map((file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1)
  return lines.reduce((sum, count) => sum + count, 0)
}
