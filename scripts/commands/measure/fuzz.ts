import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { Failure, runMain } from '../../console/failure.ts'
import { step } from '../../console/steps.ts'
import { type Assault, assault } from '../../fuzz/engine.ts'
import { lake } from '../../fuzz/lake/lake-target.ts'
import { report } from '../../fuzz/report.ts'
import { site } from '../../fuzz/site-target.ts'
import type { Target } from '../../fuzz/target.ts'
import { killAll, type LiveProcess } from '../../product/processes/live-process.ts'
import { endOnSignals } from '../../product/processes/signals.ts'
import { Product } from '../../product/product.ts'
import { stageVariables } from '../../testing/test-variables.ts'

const targets: readonly Target[] = [site, lake]
const run = promisify(execFile)

const options = {
  requests: { type: 'string', default: '10000' },
  /** The same seed makes the same requests. */
  seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  /** A running product's address, instead of one that is started for this; then nothing is measured but the answers. */
  at: { type: 'string' },
} as const

/** `npm run fuzz`: sends each port that strangers reach what no client would, and sees whether the product keeps its promises. */
await runMain(async () => {
  endOnSignals()
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const chosen = targetsNamed(positionals)
  const figures = { seed: numberIn(values.seed, 'seed'), requests: numberIn(values.requests, 'requests') }
  const broken = values.at ? await attackAt(values.at, chosen, figures) : await attackOwn(chosen, figures)
  console.log(broken === 0 ? '\nEvery promise was kept.' : `\n${broken} promises were broken.`)
  process.exit(broken === 0 ? 0 : 1)
})

type Figures = Pick<Assault, 'seed' | 'requests'>

async function attackAt(address: string, [target]: readonly Target[], figures: Figures): Promise<number> {
  if (!target || !URL.canParse(address))
    throw new Failure(`--at takes a whole address, and "${address}" is none.`)
  const plan = { ...figures, target, address, weigh: undefined }
  return report(plan, await assault(plan), false)
}

/** Starts a product of its own, so that nothing is lost. */
async function attackOwn(chosen: readonly Target[], figures: Figures): Promise<number> {
  const directory = mkdtempSync(path.join(tmpdir(), 'lake-'))
  const product = new Product(await stageVariables(directory))
  let broken = 0
  try {
    await step('Started the product', () => product.open())
    for (const target of chosen) {
      const running = target.processOf(product)
      if (!running) throw new Failure(`The ${target.name} does not run here.`)
      const address = target.addressOf(product.environment)
      const plan = { ...figures, target, address, weigh: () => weigh(running) }
      broken += report(plan, await assault(plan), true)
    }
    await product.stop()
  } finally {
    killAll()
    rmSync(directory, { recursive: true, force: true })
  }
  return broken
}

/** Megabytes; throws when the process has ended, which it must not whatever it was sent. */
async function weigh(running: LiveProcess): Promise<number> {
  if (running.hasEnded) throw running.failure(await running.ended)
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(running.child.pid)])
  return Number(stdout) / 1024
}

/** All of them when none is named. */
function targetsNamed(names: readonly string[]): readonly Target[] {
  const unknown = names.find((name) => !targets.some((target) => target.name === name))
  if (unknown)
    throw new Failure(`There is no port "${unknown}", but ${targets.map(({ name }) => name).join(', ')}.`)
  return targets.filter(({ name }) => names.length === 0 || names.includes(name))
}

function numberIn(text: string, name: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new Failure(`--${name}=${text}: give a whole number above zero.`)
}
