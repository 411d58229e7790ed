import { execFile } from 'node:child_process'
import path from 'node:path'
import { textOf } from '../fixtures/product/site.ts'
import { expect, test } from '../fixtures/test.ts'

const REQUESTS = 500
const SEED = 7

test('whatever strangers send, the site goes on and every other visitor is answered', async ({ product }) => {
  const pid = await product.pidOfSite()
  const program = path.resolve(import.meta.dirname, '../../scripts/commands/measure/fuzz.ts')
  const options = [`--at=${product.site}`, `--requests=${REQUESTS}`, `--seed=${SEED}`]
  expect(await outputOf(program, 'site', ...options)).toContain('Every promise was kept.')
  expect(process.kill(pid, 0)).toBe(true)
  expect(await textOf(product, '/')).toContain('</html>')
})

/** What a program of ours says, whether it succeeds or not. */
function outputOf(...programWithOptions: readonly string[]): Promise<string> {
  return new Promise((resolve) =>
    execFile(process.execPath, programWithOptions, (_, stdout, stderr) => resolve(stdout + stderr)),
  )
}
