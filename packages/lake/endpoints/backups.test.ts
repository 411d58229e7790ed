import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryLake } from '../testing/temporary-lake.ts'

test('a person who has logged in learns when the last backup was made, and why there is no other', async () => {
  const lake = await temporaryLake()
  const state = () => lake.client.request({ url: '/backups' })
  expect(await state()).toEqual({ last: null, contentSince: null, failure: null, trouble: null })
  await lake.client.create({ _id: 'kept', _type: 'note' })
  writeFileSync(join(lake.directory, 'backups'), 'in the way')
  await lake.restart()
  const failure = expect.stringContaining('EEXIST')
  await expect.poll(state).toMatchObject({ last: null, failure })
  rmSync(join(lake.directory, 'backups'))
  await lake.restart()
  const time = expect.stringMatching(/^\d{4}-.*Z$/)
  await expect.poll(state).toEqual({ last: time, contentSince: time, failure: null, trouble: null })
  await expect(lake.visitor.request({ url: '/backups' })).rejects.toMatchObject({ statusCode: 401 })
  await lake.end()
})

test('a backup that another program makes or removes is told at once', async () => {
  const lake = await temporaryLake({ storage: 'memory' })
  const file = join(lake.directory, 'backups', '2026-01-02T03-04-05Z.sqlite')
  const state = () => lake.client.request({ url: '/backups' })
  expect(await state()).toMatchObject({ last: null })
  mkdirSync(join(lake.directory, 'backups'))
  writeFileSync(file, '')
  expect(await state()).toMatchObject({ last: '2026-01-02T03:04:05.000Z' })
  rmSync(file)
  expect(await state()).toMatchObject({ last: null })
  await lake.end()
})
