import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { badRequest } from '../../errors/lake-error.ts'

/** Characters without the space around them. */
const LENGTH = { least: 12, most: 200 }
/** Characters of the longest password that many people use. */
const LONGEST_COMMON = 20
const ADVICE = 'three or four words that don’t belong together'

/** A fifth of a second and 32 MB for one password, as OWASP's "Password Storage Cheat Sheet" advises for scrypt. */
export const COST = { logN: 15, r: 8, p: 3 }
/** For a lake in memory, whose hashes are gone with it. */
export const COST_OF_TESTS = { logN: 8, r: 8, p: 1 }
const SALT_BYTES = 16
const HASH_BYTES = 32
const deriveKey = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)
const FORM = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([\w-]+)\$([\w-]+)$/

/** Throws 400 for a new password that can't be, with a sentence for who has typed it. */
export async function requirePassword(password: string): Promise<void> {
  const mistake = await mistakeIn(password)
  if (mistake !== undefined) throw badRequest(`This password ${mistake}.`)
}

/** What is wrong with a password, to be read after "This password"; undefined when nothing is. */
export async function mistakeIn(password: string): Promise<string | undefined> {
  const { length } = [...password.normalize().trim()]
  if (length < LENGTH.least)
    return `is too short: take at least ${LENGTH.least} characters, such as ${ADVICE}`
  if (length > LENGTH.most) return `is too long: take at most ${LENGTH.most} characters`
  if (await isCommon(password))
    return `is one that many people use, so it would be guessed soon: take another one, such as ${ADVICE}`
  return undefined
}

/** Whether it is one of the passwords that people use most, in upper or lower case. */
async function isCommon(password: string): Promise<boolean> {
  const word = password.normalize().trim().toLowerCase()
  if (word.length > LONGEST_COMMON) return false
  // Read only for a password that it may hold: it takes 20 ms and five megabytes.
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return dictionary['passwords-common'].includes(word)
}

/** What is kept of a password: cost, salt and hash, from which it can't be told. */
export async function hashOf(password: string, { logN, r, p }: typeof COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const hash = await derived(password, salt, optionsOf(logN, r, p))
  return `$scrypt$ln=${logN},r=${r},p=${p}$${salt.toString('base64url')}$${hash.toString('base64url')}`
}

/** A hash of no password, which takes as long to check as one of the same cost. */
export function hashOfNone({ logN, r, p }: typeof COST): string {
  return `$scrypt$ln=${logN},r=${r},p=${p}$${'A'.repeat(22)}$${'A'.repeat(43)}`
}

/** Whether a hash was made of this password. */
export async function isHashOf(hash: string, password: string): Promise<boolean> {
  const { salt, expected, options } = partsOf(hash)
  return timingSafeEqual(await derived(password, salt, options), expected)
}

/** The same at the start of a lake, when nobody waits for anything else. */
export function isHashOfSync(hash: string, password: string): boolean {
  const { salt, expected, options } = partsOf(hash)
  return timingSafeEqual(scryptSync(password.normalize(), salt, HASH_BYTES, options), expected)
}

function partsOf(hash: string) {
  const [, logN, r, p, salt = '', expected = ''] = FORM.exec(hash) ?? []
  if (!expected) throw new Error('The hash of a password in the database is damaged')
  const options = optionsOf(Number(logN), Number(r), Number(p))
  return {
    salt: Buffer.from(salt, 'base64url'),
    expected: Buffer.from(expected, 'base64url'),
    options,
  }
}

function optionsOf(logN: number, r: number, p: number): ScryptOptions {
  const N = 2 ** logN
  return { N, r, p, maxmem: 256 * N * r }
}

/** Phones and computers write the same letter with or without a combining accent. */
function derived(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return deriveKey(password.normalize(), salt, HASH_BYTES, options)
}
