import { flushCompileCache } from 'node:module'
import { openToRead } from '../data/sqlite.ts'
import { assetUrls } from '../documents/asset-name.ts'
import { usedTime } from '../processes/processor-time.ts'
import type { Said } from '../processes/worker-process.ts'
import { evaluate } from './evaluator.ts'
import type { FromProcess, ProcessSettings, Step, Task, ToProcess } from './query-task.ts'
import { createReplica } from './replica.ts'

/** The program of a query process. It evaluates one query at a time, and the lake can kill it at any moment. */
const settings: ProcessSettings = JSON.parse(process.argv[2] ?? '')
const replica = createReplica(openToRead(settings.file), assetUrls(settings))
process.on('message', receive)
flushCompileCache()

function receive(message: ToProcess): void {
  if ('apply' in message) replica.apply(message.apply)
  else void run(message.task)
}

async function run(task: Task): Promise<void> {
  let reading = 0
  let begun: number | undefined
  const begin = async (step: Step) => {
    const used = usedTime()
    if (begun !== undefined) reading += used - begun
    begun = step === 'read' ? used : undefined
    await tell({ begins: step, used })
  }
  const outcome = await evaluate(replica, task, begin)
  await tell({ answer: { outcome, reading } })
}

/** Resolves when the message is on its way. */
function tell(message: Said<Step, FromProcess>): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })
}
