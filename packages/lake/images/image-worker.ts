import { writeFile } from 'node:fs/promises'
import { flushCompileCache } from 'node:module'
import sharp from 'sharp'
import { LakeError } from '../errors/lake-error.ts'
import { describeImage } from './image-metadata.ts'
import type { ImageAnswer, ImageTask } from './image-process.ts'
import { transformImage } from './image-transform.ts'

// There are two such processes. More threads would take processor time from the lake and the site.
sharp.concurrency(1)
// Every file is read only once.
sharp.cache(false)

process.on('message', (task: ImageTask) => {
  carryOut(task).then((answer) => process.send?.(answer))
})
flushCompileCache()

async function carryOut(task: ImageTask): Promise<ImageAnswer> {
  try {
    if (task.kind === 'describe') return { isDone: true, facts: await describeImage(task.path) }
    await writeFile(task.to, await transformImage(task.path, task.transform, task.plan), { flush: true })
    return { isDone: true }
  } catch (error) {
    return { isDone: false, ...failureOf(error) }
  }
}

function failureOf(error: unknown): { status: number; message: string; code?: string } {
  if (!(error instanceof Error)) return { status: 500, message: String(error) }
  const status = error instanceof LakeError ? error.status : 500
  const code = 'code' in error ? String(error.code) : undefined
  return { status, message: error.message, code }
}
