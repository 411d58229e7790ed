import { hash } from 'node:crypto'
import { inTransaction } from '../../data/sqlite.ts'
import type { Store } from '../../data/store.ts'
import { newCode, plainCode } from '../typed-codes.ts'

const COUNT = 10
/** Eighty bits of chance, which nobody finds by trying digests: these need no hash that takes long. */
const GROUPS = 4

/** What a person types in the place of a password when no device is at hand: each is for one login, and kept as a digest. */
export function createRecoveryCodes({ sql, database }: Pick<Store, 'sql' | 'database'>) {
  return { make, use, countOf, endAllOf }

  /** Ten new ones, which nobody can read again. Those from before end. */
  function make(person: string): string[] {
    const codes = Array.from({ length: COUNT }, () => newCode(GROUPS))
    inTransaction(database, () => {
      endAllOf(person)
      for (const code of codes)
        sql.run`INSERT INTO recovery_codes (hash, person) VALUES (${digestOf(code, person)}, ${person})`
    })
    return codes
  }

  /** Whether what somebody typed, with or without hyphens, is one of this person's codes, which it is no more. */
  function use(person: string, typed: string): boolean {
    const { changes } = sql.run`DELETE FROM recovery_codes WHERE hash = ${digestOf(typed, person)}`
    return changes > 0
  }

  function countOf(person: string): number {
    return Number(sql.get`SELECT count(*) AS count FROM recovery_codes WHERE person = ${person}`?.count)
  }

  function endAllOf(person: string): void {
    sql.run`DELETE FROM recovery_codes WHERE person = ${person}`
  }
}

export type RecoveryCodes = ReturnType<typeof createRecoveryCodes>

function digestOf(code: string, person: string): string {
  return hash('sha256', `${person} ${plainCode(code)}`)
}
