import type { OpenTo } from '../auth/cross-origin.ts'
import { plainError } from '../errors/lake-error.ts'
import { json } from '../http/json-body.ts'
import * as account from './account-endpoints.ts'
import { receiveAsset, serveAsset } from './asset-endpoints.ts'
import type { Call } from './call.ts'
import * as datasets from './dataset-endpoints.ts'
import { answerActions, answerDocuments, answerMutate } from './document-endpoints.ts'
import { answerExport } from './export-endpoint.ts'
import * as history from './history-endpoints.ts'
import * as hooks from './hook-endpoints.ts'
import { answerListen } from './listen-endpoint.ts'
import { answerLive } from './live-endpoint.ts'
import { logout, showLogin, submitLogin } from './login-endpoints.ts'
import * as origins from './origin-endpoints.ts'
import * as people from './people-endpoints.ts'
import { answerQuery } from './query-endpoint.ts'
import * as schemas from './schema-endpoints.ts'
import * as tokens from './token-endpoints.ts'
import { tellBackups } from './upkeep/backup-endpoint.ts'

type Endpoint = (call: Call) => Response | Promise<Response>
type Route = { method: string; pattern: RegExp; endpoint: Endpoint; openTo: OpenTo }

const quiet = (body: unknown) => () => json(body)

/** Every endpoint, most specific first; paths are without `/lake` and the version. */
const ROUTES: readonly Route[] = [
  route('GET', '/login', showLogin, 'links'),
  route('POST', '/login', submitLogin, 'links'),
  route('GET', '/data/query/:dataset', answerQuery),
  route('POST', '/data/query/:dataset', answerQuery),
  route('GET', '/data/doc/:dataset/:ids', answerDocuments),
  route('POST', '/data/mutate/:dataset', answerMutate),
  route('GET', '/data/listen/:dataset', answerListen),
  route('POST', '/data/actions/:dataset', answerActions),
  route('GET', '/data/export/:dataset', answerExport),
  route('GET', '/data/live/events/:dataset', answerLive),
  route('GET', '/data/history/:dataset/transactions', history.answerAllTransactions),
  route('GET', '/data/history/:dataset/transactions/:ids', history.answerTransactions),
  route('GET', '/data/history/:dataset/documents/:ids', history.answerFormerDocuments),
  route('GET', '/data/history/:dataset/events/documents/:id', history.answerEvents),
  route('GET', '/data/references/:dataset/documents/:id/to', history.answerCrossReferences),
  route('POST', '/assets/(?<kind>images|files)/:dataset', receiveAsset),
  route('GET', '/(?<kind>images|files)/:project/:dataset/:file', serveAsset, 'all pages'),
  route('GET', '/users/me', account.currentUser),
  route('GET', '/users/me/keyvalue/:keys', account.readKeyValues),
  route('PUT', '/users/me/keyvalue', account.writeKeyValues),
  route('PUT', '/users/me/password', people.changePassword),
  route('GET', '/users/:ids', account.users),
  route('GET', '/people', people.listPeople),
  route('POST', '/people', people.addPerson),
  route('DELETE', '/people/:name', people.removePerson),
  route('PUT', '/people/:name/password', people.resetPassword),
  route('GET', '/backups', tellBackups),
  route('GET', '/projects/:project', account.project),
  route('GET', '(/projects/:project)?/datasets', datasets.listDatasets),
  route('PUT', '(/projects/:project)?/datasets/:dataset', datasets.createDataset),
  route('PATCH', '(/projects/:project)?/datasets/:dataset', datasets.editDataset),
  route('DELETE', '(/projects/:project)?/datasets/:dataset', datasets.deleteDataset),
  route('GET', '/projects/:project/datasets/:dataset/acl', account.accessControl),
  route('PUT', '/projects/:project/datasets/:dataset/schemas', schemas.deploySchemas),
  route('GET', '/projects/:project/datasets/:dataset/schemas(/:id)?', schemas.listSchemas),
  route('DELETE', '/projects/:project/datasets/:dataset/schemas/:id', schemas.deleteSchema),
  route('GET', '/projects/:project/cors', origins.listOrigins),
  route('POST', '/projects/:project/cors', origins.addOrigin),
  route('DELETE', '/projects/:project/cors/:id', origins.removeOrigin),
  route('GET', '/hooks/projects/:project', hooks.listHooks),
  route('POST', '/hooks/projects/:project', hooks.createHook),
  route('GET', '/hooks/projects/:project/attempts/:attempt', hooks.readAttempt),
  route('GET', '/hooks/projects/:project/:id', hooks.readHook),
  route('DELETE', '/hooks/projects/:project/:id', hooks.deleteHook),
  route('GET', '/hooks/projects/:project/:id/messages', hooks.listMessages),
  route('GET', '/hooks/projects/:project/:id/attempts', hooks.listAttempts),
  route('GET', '/access/project/:project/robots', tokens.listTokens),
  route('POST', '/access/project/:project/robots', tokens.addToken),
  route('DELETE', '/access/project/:project/robots/:id', tokens.revokeToken),
  route('GET', '/access/project/:project/roles', tokens.listRoles),
  route('GET', '/projects/:project/grants', quiet({})),
  route('GET', '/projects/:project/features', quiet([])),
  route('GET', '/projects/:project/user-applications', quiet([])),
  route('GET', '/auth/id', account.sessionId),
  route('GET', '/auth/providers', account.providers),
  route('POST', '/auth/logout', logout),
  route('GET', '/check/cors', origins.checkOrigin, 'all pages'),
  // The Studio also asks for services that the lake does not have; these answers keep it content.
  route('GET', '/ping', quiet({ ok: true })),
  route('GET', '/data/ping/:dataset', quiet({ ok: true })),
  route('GET', '/features', quiet([])),
  route('GET', '/features/:name', quiet({ enabled: false })),
  route('GET', '/help', quiet({})),
  route('GET', '/access/requests/*', quiet([])),
  route('GET', '/journey/*', quiet([])),
  route('GET', '/schedules/*', quiet({ schedules: [] })),
  route('GET', '/intake/telemetry-status', quiet({ status: 'denied' })),
  route('POST', '/intake/*', quiet({})),
]

/** The endpoint for a method and path, with the parts of the path that its pattern names. */
export function findRoute(
  method: string,
  path: string,
): { endpoint: Endpoint; openTo: OpenTo; params: Record<string, string> } | undefined {
  for (const { endpoint, openTo, ...route } of ROUTES) {
    const match = route.method === method ? route.pattern.exec(path) : null
    if (match) return { endpoint, openTo, params: decoded(match.groups ?? {}) }
  }
  return undefined
}

function route(method: string, path: string, endpoint: Endpoint, openTo: OpenTo = 'our pages'): Route {
  const pattern = path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replaceAll('*', '.*')
  return { method, pattern: new RegExp(`^${pattern}$`), endpoint, openTo }
}

function decoded(groups: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, unescaped(value)]))
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw plainError(400, `The path holds a malformed escape: ${text.slice(0, 100)}`)
  }
}
