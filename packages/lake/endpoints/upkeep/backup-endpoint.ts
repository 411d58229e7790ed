import { json } from '../../http/json-body.ts'
import { type Call, requireMember } from '../call.ts'

/**
 * `GET /backups`: when the last backup was made (`last`), since when there is content (`contentSince`), both ISO 8601 or null, and
 * why the lake could not make the next one (`failure`, or null); and why content can't be kept as it should (`trouble`, or null). No
 * protocol of Sanity's has this.
 */
export async function tellBackups(call: Call): Promise<Response> {
  requireMember(call)
  await call.backups.look()
  const { newest, contentSince, failure } = call.backups.state
  const times = { last: timeOf(newest), contentSince: timeOf(contentSince) }
  return json({ ...times, failure: failure ?? null, trouble: call.trouble() ?? null })
}

function timeOf(milliseconds: number | undefined): string | null {
  return milliseconds === undefined ? null : new Date(milliseconds).toISOString()
}
