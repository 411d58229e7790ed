import { plainError } from '../../errors/lake-error.ts'

/** Characters without the space around them. */
const LENGTH = { least: 12, most: 200 }
/** Characters of the longest password that many people use. */
const LONGEST_COMMON = 20
const ADVICE = 'three or four words that don’t belong together'

/** Throws 400 for a new password that can't be, with a sentence for who has typed it. */
export async function requirePassword(password: string): Promise<void> {
  const mistake = await mistakeIn(password)
  if (mistake !== undefined) throw plainError(400, `This password ${mistake}.`)
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
