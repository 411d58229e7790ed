import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { hasOwnNetworks, NO_OWN_NETWORK, runAlone } from '../own-network.ts'
import { counted, type Finding, type Promised, type Trial } from '../promise.ts'
import { installScanner } from './scanner.ts'

const BEST = 'A+'

const gradeSchema = z.object({
  /** Such as "a page". */
  name: z.string(),
  grade: z.string(),
  score: z.number(),
  /** The rules that were not passed. */
  failed: z.array(z.string()),
})

export const observatory: Promised = {
  name: 'observatory',
  promise: `Mozilla's rules for secure headers give every kind of answer over https ${BEST}`,
  cannotShow:
    'A certificate that the world trusts. The rules take no 404, so the proxy says 403 for the error page; its headers are as they are.',
  run: proveObservatory,
}

/** The published site, delivered once more under an address with https, at the usual ports of a network of its own. */
async function proveObservatory({ product }: Trial): Promise<Finding> {
  const tried = 'a page, an error, a redirect and a file, through Caddy'
  const notTried = await reasonNotTo()
  if (notTried) return { tried, found: '', broken: [], notTried }
  const directory = mkdtempSync(path.join(tmpdir(), 'observatory-'))
  const { code, said } = await runAlone(['scripts/prove/observatory/scan-site.ts', directory], {
    ...product.variables,
    SITE_URL: 'https://localhost',
  })
  rmSync(directory, { recursive: true, force: true })
  if (code !== 0) return { tried, found: `it ended with ${code}`, broken: [said] }
  const grades = z.array(gradeSchema).parse(JSON.parse(said))
  return {
    tried,
    found: grades.map(({ name, grade, score }) => `${name} ${grade} (${score})`).join(', '),
    broken: grades
      .filter(({ grade }) => grade !== BEST)
      .map(
        ({ name, grade, failed }) =>
          `${name} gets ${grade}, for ${counted(failed.length, 'rule')}: ${failed.join(', ')}.`,
      ),
  }
}

async function reasonNotTo(): Promise<string | undefined> {
  if (!hasOwnNetworks()) return NO_OWN_NETWORK
  if (spawnSync('caddy', ['version']).status !== 0) return 'It takes Caddy: "apt install caddy".'
  return installScanner()
}
