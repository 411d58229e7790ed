import { isObject } from '../../documents/json.ts'
import type { ImageFacts } from '../image-metadata.ts'
import type { Transform } from '../image-parameters.ts'
import type { Plan } from '../image-plan.ts'

/** What the lake asks of a process for pictures: the facts about a file, or a drawing of it, written to a new file. */
export type ImageTask =
  | { kind: 'describe'; path: string }
  | { kind: 'draw'; path: string; transform: Transform; plan: Plan; to: string }

/** What comes back. `status` is for the answer to whoever wanted the picture, `code` is Node's, such as ENOSPC. */
export type ImageAnswer =
  | { isDone: true; facts?: ImageFacts }
  | { isDone: false; status: number; message: string; code?: string }

export function isImageTask(message: unknown): message is ImageTask {
  return isObject(message) && (message.kind === 'describe' || message.kind === 'draw')
}

export function isImageAnswer(message: unknown): message is ImageAnswer {
  return isObject(message) && typeof message.isDone === 'boolean'
}
