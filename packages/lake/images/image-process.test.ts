import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { plainError } from '../errors/lake-error.ts'
import { temporaryFolder } from '../testing/temporary-lake.ts'
import { picture } from '../testing/temporary-pictures.ts'
import { readTransform } from './image-parameters.ts'
import { planTransform } from './image-plan.ts'
import { createImageProcess, type ImageProcess, type ImageTask } from './image-process.ts'

const failure = plainError(503, 'It takes too long')
const unhurried = { signal: new AbortController().signal, limit: 60_000, failure }

let directory: string
let images: ImageProcess

beforeEach(async () => {
  directory = temporaryFolder()
  images = createImageProcess()
  writeFileSync(join(directory, 'picture'), await picture(600, 400, '#884422').png().toBuffer())
  return () => images.end()
})

test('a picture that takes too long, or whose process is killed, fails alone, and the next one is computed', async () => {
  const tooLong = images.run(draw('w=6000&blur=200'), { ...unhurried, limit: 10 })
  await expect(tooLong).rejects.toBe(failure)
  const killed = images.run(draw('w=6000&blur=200'), unhurried)
  images.end()
  await expect(killed).rejects.toBe(failure)
  await images.run(draw('w=60'), unhurried)
  expect(existsSync(join(directory, 'drawn'))).toBe(true)
})

test('what is wrong with a picture is told with its status', async () => {
  writeFileSync(join(directory, 'picture'), 'no picture')
  const described = images.run({ kind: 'describe', path: join(directory, 'picture') }, unhurried)
  await expect(described).rejects.toMatchObject({ status: 400 })
  await expect(images.run(draw('w=60'), unhurried)).rejects.toMatchObject({ status: 400 })
})

test('a picture that can not be written fails with the code that says why', async () => {
  const task = { ...draw('w=60'), to: join(directory, 'nowhere', 'drawn') }
  await expect(images.run(task, unhurried)).rejects.toMatchObject({ code: 'ENOENT' })
})

function draw(query: string): ImageTask {
  const transform = readTransform(new URLSearchParams(query), { extension: 'png', accept: '' })
  if (!transform) throw new Error(`${query} asks for no change`)
  const plan = planTransform(transform, { width: 600, height: 400 })
  return { kind: 'draw', path: join(directory, 'picture'), transform, plan, to: join(directory, 'drawn') }
}
