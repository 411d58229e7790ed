import { expect, test } from 'vitest'
import { backupWords } from './backup-words.ts'

const NOW = new Date('2026-11-22T15:00:00')
const ago = (days: number) => new Date(NOW.getTime() - days * 24 * 60 * 60 * 1000).toISOString()
const since = { contentSince: ago(400), failure: null, replica: null, trouble: null, webhooks: [] }

test('says quietly when the last backup was made', () => {
  expect(backupWords({ ...since, last: ago(0) }, NOW)).toEqual({ line: 'Last backup: 3:00 PM today' })
  expect(backupWords({ ...since, last: ago(2.9) }, NOW)).toEqual({ line: 'Last backup: Nov 19' })
})

test('warns after three days without a backup, and names the reason', () => {
  expect(backupWords({ ...since, last: ago(5), failure: 'the disk is full' }, NOW)).toEqual({
    warning: 'No backup for 5 days',
    advice: expect.stringContaining('you’d lose everything you changed since Nov 17.'),
    reason: 'the disk is full',
  })
})

test('says with the last backup why it was not brought elsewhere', () => {
  const failure = 'BACKUP_COMMAND ended with 1'
  expect(backupWords({ ...since, last: ago(0), failure }, NOW)).toEqual({
    line: 'Last backup: 3:00 PM today. Since then: BACKUP_COMMAND ended with 1',
  })
})

test('a disk that is full comes before everything else', () => {
  const trouble = 'The disk is full'
  expect(backupWords({ ...since, last: ago(0), trouble }, NOW)).toEqual({
    warning: 'Your changes may not be saved right now',
    advice: expect.stringContaining('Ask the person who runs it'),
    reason: trouble,
  })
})

test('says since when the copy elsewhere lacks what was changed, and why', () => {
  const replica = { behindSince: ago(0.125), failure: 'no such host' }
  expect(backupWords({ ...since, last: ago(0), replica }, NOW)).toEqual({
    warning: 'Your latest changes aren’t backed up yet',
    advice: expect.stringContaining('has been behind at least since 12:00 PM today.'),
    reason: 'no such host',
  })
  const upToDate = { behindSince: null, failure: 'the last try failed' }
  expect(backupWords({ ...since, last: ago(0), replica: upToDate }, NOW)).toHaveProperty('line')
})

test('says which program does not hear of changes', () => {
  const webhooks = ['The webhook “shop” is set aside: its filter needs more than a query may.']
  expect(backupWords({ ...since, last: ago(0), webhooks }, NOW)).toEqual({
    warning: 'Not every program hears of your changes',
    advice: expect.stringContaining('They’re saved.'),
    reason: webhooks[0],
  })
})

test('content that was never backed up is given three days too', () => {
  const never = { last: null, failure: null, replica: null, trouble: null, webhooks: [] }
  expect(backupWords({ ...never, contentSince: null }, NOW)).toHaveProperty('line')
  expect(backupWords({ ...never, contentSince: ago(1) }, NOW)).toHaveProperty('line')
  expect(backupWords({ ...never, contentSince: ago(4) }, NOW)).toMatchObject({
    warning: 'There’s no backup of your website yet',
  })
})

test('does not deny backups that are on a disk that is missing', () => {
  const failure = 'the disk of /mnt/backups is not mounted'
  expect(backupWords({ ...since, last: null, contentSince: ago(4), failure }, NOW)).toMatchObject({
    warning: 'No backup of your website can be found',
    reason: failure,
  })
})
