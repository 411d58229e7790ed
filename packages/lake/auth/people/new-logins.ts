import type { Statements } from '../../data/sqlite.ts'

/** A login from a browser that a person had never logged in with; the time is in milliseconds. */
export type NewLogin = { id: string; browser: string; time: number }

/** In milliseconds: who has not looked in so long learns nothing from it any more. */
const KEPT = 90 * 24 * 60 * 60_000

/**
 * The logins from new browsers that nobody has spoken about yet. They outlive their sessions: who came in with a stolen password and
 * went again is told of, too.
 */
export function createNewLogins(sql: Statements) {
  return { note, listFor, settle }

  function note(session: string, person: string, browser: string): void {
    sql.run`DELETE FROM new_logins WHERE time < ${Date.now() - KEPT}`
    sql.run`INSERT OR REPLACE INTO new_logins (session, person, browser, time)
      VALUES (${session}, ${person}, ${browser}, ${Date.now()})`
  }

  /** What this person is told in this session, the newest first: not of itself, which a thief would say is all right. */
  function listFor(person: string, session: string): NewLogin[] {
    const rows = sql.all`SELECT * FROM new_logins WHERE person = ${person} AND session <> ${session} ORDER BY time DESC`
    return rows.map((row) => ({
      id: String(row.session),
      browser: String(row.browser),
      time: Number(row.time),
    }))
  }

  /** The person knows of it: it was them, or its session has been ended. */
  function settle(person: string, id: string, session: string): void {
    sql.run`DELETE FROM new_logins WHERE person = ${person} AND session = ${id} AND session <> ${session}`
  }
}
