import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { median, milliseconds, printTable } from '../console/figures.ts'
import { root } from '../environment/project-root.ts'
import type { Product } from '../product/product.ts'

const RUNS = 5
const POLL_MS = 10
const PATIENCE_MS = 60_000

/** How long a second `npm start` takes, when everything is built and published: to the first page, and until all is ready. */
export async function benchStarting(product: Product): Promise<void> {
  await product.stop()
  const times = []
  for (let run = 0; run < RUNS; run += 1) times.push(await startOnce(product))
  await product.open()
  console.log(`\nA second "npm start", medians of ${RUNS}`)
  printTable(
    ['', 'time', 'at most'],
    [
      ['the home page is answered', milliseconds(median(times.map(({ answered }) => answered))), '2,000 ms'],
      ['"Ready" is printed', milliseconds(median(times.map(({ ready }) => ready))), '2,000 ms'],
    ],
  )
}

/** Milliseconds from the command on. */
async function startOnce({ environment, variables }: Product): Promise<{ answered: number; ready: number }> {
  const started = performance.now()
  const child = spawn('npm', ['start'], { cwd: root, env: variables, stdio: ['ignore', 'pipe', 'pipe'] })
  const ended = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece) => {
      output += piece
    })
  const since = async (isSo: () => Promise<boolean> | boolean) => {
    while (!(await isSo())) {
      const isLate = performance.now() - started > PATIENCE_MS
      if (isLate || child.exitCode !== null) throw new Error(`"npm start" is not ready:\n${output}`)
      await pause(POLL_MS)
    }
    return performance.now() - started
  }
  try {
    const answered = since(() => isAnswered(environment.localSiteUrl))
    const ready = since(() => output.includes('"Ready in '))
    const [page, all] = await Promise.all([answered, ready])
    return { answered: page, ready: all }
  } finally {
    child.kill()
    await ended
  }
}

async function isAnswered(url: string): Promise<boolean> {
  const response = await fetch(url).catch(() => undefined)
  await response?.arrayBuffer()
  return response?.status === 200
}
