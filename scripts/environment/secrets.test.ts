import { chmodSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { readEnvironment } from '#content/environment/environment.ts'
import { isMadePassword, makeMissingSecrets, readablePassword } from './secrets.ts'

const READABLE = /^[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}-[a-hjkmnp-z2-9]{4}$/

function envFile(text?: string): string {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'secrets-')), '.env')
  if (text !== undefined) writeFileSync(file, text)
  return file
}

test('a password that was made is known from one that somebody has typed', () => {
  expect(isMadePassword(readablePassword())).toBe(true)
  for (const typed of [
    'a password for the tests',
    'k7mq-x3vd-9wp',
    'Blue-door-lamp',
    'blue-lamp-door-sink',
    '',
  ])
    expect(isMadePassword(typed)).toBe(false)
})

test('makes the three secrets once, in a file that only its owner can read, and a password that can be read aloud', () => {
  const file = envFile()
  const variables: NodeJS.ProcessEnv = { NODE_ENV: 'test' }
  expect(makeMissingSecrets(file, variables)).toEqual([
    'SANITY_API_WRITE_TOKEN',
    'SANITY_REVALIDATE_SECRET',
    'STUDIO_PASSWORD',
  ])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(variables.STUDIO_PASSWORD).toMatch(READABLE)
  expect(makeMissingSecrets(file, variables)).toEqual([])
  expect(readEnvironment(parseEnv(readFileSync(file, 'utf8'))).lake.mode).toBe('embedded')
})

test('keeps what is in the file, and adds below it even when its last line is open', () => {
  const given = { PORT: '4000', STUDIO_PASSWORD: 'my own password' }
  const file = envFile('PORT=4000\nSTUDIO_PASSWORD=my own password')
  expect(makeMissingSecrets(file, { NODE_ENV: 'test', ...given })).not.toContain('STUDIO_PASSWORD')
  expect(parseEnv(readFileSync(file, 'utf8'))).toMatchObject(given)
})

test('makes none anew for a variable that whoever starts it has left empty, as containers do', () => {
  const file = envFile()
  makeMissingSecrets(file, { NODE_ENV: 'test' })
  const kept = readFileSync(file, 'utf8')
  const variables: NodeJS.ProcessEnv = { NODE_ENV: 'test', STUDIO_PASSWORD: '', SANITY_API_WRITE_TOKEN: '' }
  expect(makeMissingSecrets(file, variables)).toEqual([])
  expect(variables).toMatchObject(parseEnv(kept))
  expect(readFileSync(file, 'utf8')).toBe(kept)
})

test.each([{}, { NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123' }])(
  'closes to others a file that was typed by hand, beside %j',
  (more) => {
    const secrets = { SANITY_API_WRITE_TOKEN: 'a', SANITY_REVALIDATE_SECRET: 'b', STUDIO_PASSWORD: 'c' }
    const file = envFile('STUDIO_PASSWORD=c\n')
    chmodSync(file, 0o644)
    makeMissingSecrets(file, { NODE_ENV: 'test', ...secrets, ...more })
    expect(statSync(file).mode & 0o777).toBe(0o600)
  },
)

test('makes only the secret of messages for the hosted lake, whose others come from its account', () => {
  const variables = { NODE_ENV: 'test', NEXT_PUBLIC_SANITY_PROJECT_ID: 'abc123' } as const
  expect(makeMissingSecrets(envFile(), variables)).toEqual(['SANITY_REVALIDATE_SECRET'])
})
