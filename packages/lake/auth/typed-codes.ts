import { randomInt } from 'node:crypto'

/** Without letters that look alike. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUP = 4

/** A random code to be typed, in groups of four letters with hyphens between them: twenty bits of chance in each. */
export function newCode(groups: number): string {
  const group = () => Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** A code as it was given, however somebody has typed it. */
export function plainCode(typed: string): string {
  return typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}
