import { isObject } from '../../documents/json.ts'
import type { ImageFacts } from '../image-metadata.ts'
import type { Transform } from '../image-parameters.ts'
import type { Plan } from '../image-plan.ts'

/** A task for an image process: to read the facts about a file, or to write a transformed copy of it to a new file. */
export type ImageTask =
  | { kind: 'describe'; path: string }
  | { kind: 'draw'; path: string; transform: Transform; plan: Plan; to: string }

/** The result of a task. `status` is for the HTTP response, `code` is that of a system error, such as ENOSPC. */
export type ImageAnswer =
  | { isDone: true; facts?: ImageFacts }
  | { isDone: false; status: number; message: string; code?: string }

export function isImageTask(message: unknown): message is ImageTask {
  return isObject(message) && (message.kind === 'describe' || message.kind === 'draw')
}

export function isImageAnswer(message: unknown): message is ImageAnswer {
  return isObject(message) && typeof message.isDone === 'boolean'
}
