import { flushCompileCache } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import { assetUrls } from '../documents/asset-name.ts'
import { evaluate } from './evaluator.ts'
import type { FromProcess, ProcessSettings, ToProcess } from './query-task.ts'
import { Replica } from './replica.ts'

/** The program of a query process. It evaluates one query at a time, and the lake can kill it at any moment. */
const settings: ProcessSettings = JSON.parse(process.argv[2] ?? '')
const replica = new Replica(new DatabaseSync(settings.file, { readOnly: true }), assetUrls(settings))
process.on('message', receive)
void tell({ ready: true })
flushCompileCache()

function receive(message: ToProcess): void {
  if ('apply' in message) replica.apply(message.apply)
  else void evaluate(replica, message.task, (ready) => tell({ ready })).then((outcome) => tell({ outcome }))
}

/** Resolves when the message is on its way. */
function tell(message: FromProcess): Promise<void> {
  return new Promise((resolve) => {
    if (process.send) process.send(message, undefined, undefined, () => resolve())
    else resolve()
  })
}
