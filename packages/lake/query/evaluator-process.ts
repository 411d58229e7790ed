import { flushCompileCache } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import { assetUrls } from '../documents/asset-name.ts'
import { evaluate } from './evaluator.ts'
import type { FromProcess, Outcome, ProcessSettings, Task, ToProcess } from './query-task.ts'
import { NotRead, Replica } from './replica.ts'

/** The program of a query process. It evaluates one query at a time, and the lake can kill it at any moment. */
const settings: ProcessSettings = JSON.parse(process.argv[2] ?? '')
const replica = new Replica(new DatabaseSync(settings.file, { readOnly: true }), assetUrls(settings))
process.on('message', receive)
void tell({ ready: true })
flushCompileCache()

function receive(message: ToProcess): void {
  if ('apply' in message) replica.apply(message.apply)
  else void outcomeOf(message.task).then((outcome) => tell({ outcome }))
}

/** All documents are read at the first query that looks at more than single ones, and not on its time. */
async function outcomeOf(task: Task): Promise<Outcome> {
  try {
    return await evaluate(replica, task)
  } catch (error) {
    if (!(error instanceof NotRead)) throw error
    await tell({ ready: false })
    replica.readAll(task.dataset)
    await tell({ ready: true })
    return evaluate(replica, task)
  }
}

/** Resolves when the message is on its way. */
function tell(message: FromProcess): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })
}
