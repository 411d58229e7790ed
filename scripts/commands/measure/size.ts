import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { printTable } from '../../console/figures.ts'
import { root } from '../../environment/project-root.ts'
import { runMain } from '../../product/processes/run-main.ts'

type Weight = { files: number; lines: number }

const SOURCE = /\.(ts|tsx|mjs|css)$/
/** What nobody has to read: sample content, and what a program wrote. */
const NOT_READ = /^content\/seed\/(?!tests\/)|sanity\.types\.ts$|field-titles\.ts$/
/** Examples are no part of what is built: they say what components must show. */
const TEST = /\.(test|spec)\.tsx?$|\/(testing|tests|examples)\/|\/example\.ts$|^e2e\//

/** `npm run size`: lines and files of each part, product and tests apart, without sample content and generated files. */
await runMain(async () => {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const read = files.filter((file) => SOURCE.test(file) && !NOT_READ.test(file))
  const parts = [...new Set(read.map(partOf))].sort()
  const rows = parts.map((part) =>
    row(
      part,
      read.filter((file) => partOf(file) === part),
    ),
  )
  printTable(['part', 'product lines', 'files', 'test lines', 'files'], [...rows, row('all', read)])
})

/** The folder at the top, or the package. */
function partOf(file: string): string {
  const [top = '', second = ''] = path.dirname(file).split('/')
  if (top === 'packages') return `${top}/${second}`
  return top === '.' ? 'top level' : top
}

function row(part: string, files: readonly string[]): string[] {
  const [product, tests] = [
    weigh(files.filter((file) => !TEST.test(file))),
    weigh(files.filter((file) => TEST.test(file))),
  ]
  return [part, product.lines, product.files, tests.lines, tests.files].map(String)
}

function weigh(files: readonly string[]): Weight {
  const lines = files.map((file) => readFileSync(path.join(root, file), 'utf8').split('\n').length - 1)
  return { files: files.length, lines: lines.reduce((sum, count) => sum + count, 0) }
}
