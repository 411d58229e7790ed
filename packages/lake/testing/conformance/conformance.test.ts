import { ClientError, type SanityClient } from '@sanity/client'
import { expect } from 'vitest'
import { lakeTest } from '../lake-test.ts'
import { METHODS } from './client-methods.ts'
import { ANSWERED, REFUSED } from './http-routes.ts'
import { callBlindly, methodsOf } from './public-methods.ts'

type Verdict = 'works' | 'refused' | `wrong: ${string}`
type Meta = { meta: object }

lakeTest('public methods of @sanity/client', async ({ lake, task }) => {
  const methods = methodsOf(lake.client)
  expect(
    Object.keys(METHODS).filter((name) => !methods.has(name)),
    'no methods any more',
  ).toEqual([])
  const verdicts = new Map<string, Verdict>()
  for (const [name, method] of methods) {
    const use = METHODS[name]
    const id = name.replaceAll('.', '-')
    verdicts.set(name, await verdictOf(() => (use ? use(lake.client, id) : callBlindly(method))))
  }
  tell(task, verdicts, Object.keys(METHODS))
})

lakeTest('routes of Sanity’s HTTP reference', async ({ lake, task }) => {
  const verdicts = new Map<string, Verdict>()
  for (const route of linesOf(ANSWERED + REFUSED))
    verdicts.set(route, await verdictOf(() => ask(lake.client, route)))
  tell(task, verdicts, linesOf(ANSWERED))
})

/** A refusal says why: what the lake has answered, or what the client has found missing before it asked. */
async function verdictOf(call: () => Promise<unknown>): Promise<Verdict> {
  try {
    return (await call()) ? 'works' : 'wrong: not what it is for'
  } catch (error) {
    if (!(error instanceof Error)) return `wrong: ${error}`
    const isClear = error instanceof ClientError || /must|require|Invalid/.test(error.message)
    return isClear ? 'refused' : `wrong: ${error.message}`
  }
}

/** Counts for who runs it, and fails for what is wrong or has worked before. */
function tell({ meta }: Meta, verdicts: ReadonlyMap<string, Verdict>, expected: readonly string[]): void {
  const all = [...verdicts.values()]
  const count = (verdict: Verdict) => all.filter((each) => each === verdict).length
  const tried = { works: count('works'), refused: count('refused') }
  Object.assign(meta, {
    tried: JSON.stringify({ ...tried, wrong: all.length - tried.works - tried.refused }),
  })
  const fallen = [...verdicts].filter(
    ([name, verdict]) => verdict.startsWith('wrong') || (verdict === 'refused' && expected.includes(name)),
  )
  expect(fallen).toEqual([])
}

async function ask(client: SanityClient, route: string): Promise<boolean> {
  const [method = '', path = '', ...body] = route.split(' ')
  const { apiHost, token, projectId = '', dataset = '' } = client.config()
  const address = path.replace(/\bP\b/, projectId).replace(/\bD\b/, dataset)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const init = { method, headers, ...(body.length > 0 && { body: body.join(' ') }) }
  const answer = await fetch(`${apiHost}/v2025-02-19${address}`, init)
  if (answer.ok) return answer.body?.cancel().then(() => true) ?? true
  const { message, error } = await answer.json()
  const reason = message ?? error?.description
  throw new Error(answer.status < 500 && reason ? `must not be asked: ${reason}` : `${answer.status}`)
}

function linesOf(text: string): string[] {
  return text.split('\n').filter(Boolean)
}
