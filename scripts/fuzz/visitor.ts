import { setTimeout as pause } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'

const PAUSE_MS = 25
const PATIENCE_MS = 20_000

/** The thread of another visitor, who keeps reading one page: records the milliseconds of each visit. */
const { page } = z.object({ page: z.url() }).parse(workerData)
const visits: number[] = []
let failed = 0
let isOver = false

parentPort?.once('message', () => {
  isOver = true
})

while (!isOver) {
  await visit()
  await pause(PAUSE_MS)
}
parentPort?.postMessage({ visits, failed })

async function visit(): Promise<void> {
  const begun = performance.now()
  try {
    const response = await fetch(page, { signal: AbortSignal.timeout(PATIENCE_MS) })
    await response.arrayBuffer()
    if (response.ok) visits.push(performance.now() - begun)
    else failed += 1
  } catch (error) {
    failed += 1
    console.error(error)
  }
}
