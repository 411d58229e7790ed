import { flushCompileCache } from 'node:module'
import { Worker } from 'node:worker_threads'
import { assetUrls } from '../assets/asset-url.ts'
import { evaluate } from './evaluator.ts'
import type { FromProcess, ProcessSettings, ToProcess } from './query-task.ts'
import { Replica } from './replica.ts'

/** The program of a query process. It evaluates one query at a time, and the lake can kill it at any moment. */
const settings: ProcessSettings = JSON.parse(process.argv[2] ?? '')

endWithLake()
const replica = new Replica(settings.file, settings.datasets, assetUrls(settings))
process.on('message', receive)
tell({ ready: true })
flushCompileCache()

function receive(message: ToProcess): void {
  if ('apply' in message) replica.apply(message.apply)
  else void evaluate(replica, message.task).then((outcome) => tell({ outcome }))
}

function tell(message: FromProcess): void {
  process.send?.(message)
}

/** While a query runs, this thread receives no events, so a second thread watches whether the lake still runs. */
function endWithLake(): void {
  process.once('disconnect', () => process.exit(0))
  const watch = `
    const lake = process.ppid
    setInterval(() => { if (process.ppid !== lake) process.kill(process.pid, 'SIGKILL') }, 1_000)
  `
  new Worker(watch, { eval: true }).unref()
}
