import { type OpenTo, requireOpenTo } from '../auth/cross-origin.ts'
import { plainError } from '../errors/lake-error.ts'
import { json } from '../http/json-body.ts'
import * as account from './account-endpoints.ts'
import { receiveAsset, serveAsset } from './asset-endpoints.ts'
import { type Call, requireManager, requireMember } from './call.ts'
import { answerActions, answerDocuments, answerExport, answerMutate } from './document-endpoints.ts'
import { tellBackups } from './health.ts'
import * as history from './history-endpoints.ts'
import * as hooks from './hook-endpoints.ts'
import { answerListen } from './listen-endpoint.ts'
import { answerLive } from './live-endpoint.ts'
import { logout, showLogin, submitLogin } from './login-endpoints.ts'
import * as people from './people-endpoints.ts'
import { answerQuery } from './query-endpoint.ts'
import * as schemas from './schema-endpoints.ts'
import * as settings from './settings-endpoints.ts'

type Endpoint = (call: Call) => Response | Promise<Response>
type Route = { pattern: RegExp; endpoint: Endpoint }

/** By method and path, which is without `/lake` and the version. Of several that match the first counts. */
type Endpoints = Readonly<Record<string, Endpoint>>

const quiet = (body: unknown) => () => json(body)

const FROM_ALL_PAGES: Endpoints = {
  'GET /(?<kind>images|files)/:project/:dataset/:file': serveAsset,
  'GET /check/cors': settings.checkOrigin,
}

const FROM_LINKS: Endpoints = {
  'GET /login': showLogin,
  'POST /login': submitLogin,
}

/** What strangers may do here, and who may write what, the endpoints decide. */
const FOR_ANYBODY: Endpoints = {
  'GET /data/query/:dataset': answerQuery,
  'POST /data/query/:dataset': answerQuery,
  'GET /data/doc/:dataset/:ids': answerDocuments,
  'POST /data/mutate/:dataset': answerMutate,
  'POST /data/actions/:dataset': answerActions,
  'GET /data/listen/:dataset': answerListen,
  'GET /data/live/events/:dataset': answerLive,
  'POST /assets/(?<kind>images|files)/:dataset': receiveAsset,
  'PUT /projects/:project/datasets/:dataset/schemas': schemas.deploySchemas,
  'DELETE /projects/:project/datasets/:dataset/schemas/:id': schemas.deleteSchema,
  'PUT /users/me/password': people.changePassword,
  'GET /auth/providers': account.providers,
  'POST /auth/logout': logout,
  // The Studio also asks for services that the lake does not have; these answers keep it content.
  'GET /ping': quiet({ ok: true }),
  'GET /data/ping/:dataset': quiet({ ok: true }),
  'GET /projects/:project/grants': quiet({}),
  'GET /projects/:project/features': quiet([]),
  'GET /projects/:project/user-applications': quiet([]),
  'GET /features': quiet([]),
  'GET /features/:name': quiet({ enabled: false }),
  'GET /help': quiet({}),
  'GET /access/requests/*': quiet([]),
  'GET /journey/*': quiet([]),
  'GET /schedules/*': quiet({ schedules: [] }),
  'GET /intake/telemetry-status': quiet({ status: 'denied' }),
  'POST /intake/*': quiet({}),
}

const FOR_MEMBERS: Endpoints = {
  'GET /data/export/:dataset': answerExport,
  'GET /data/history/:dataset/transactions': history.answerAllTransactions,
  'GET /data/history/:dataset/transactions/:ids': history.answerTransactions,
  'GET /data/history/:dataset/documents/:ids': history.answerFormerDocuments,
  'GET /data/history/:dataset/events/documents/:id': history.answerEvents,
  'GET /data/references/:dataset/documents/:id/to': quiet({ totalCount: 0, references: [] }),
  'GET /auth/id': ({ visitor }) => json({ id: visitor.id }),
  'GET /users/me': account.currentUser,
  'GET /users/me/keyvalue/:ids': account.readKeyValues,
  'PUT /users/me/keyvalue': account.writeKeyValues,
  'GET /users/:ids': account.users,
  'GET /projects/:project': account.project,
  'GET (/projects/:project)?/datasets': settings.listDatasets,
  'GET /projects/:project/datasets/:dataset/acl': account.accessControl,
  'GET /projects/:project/datasets/:dataset/schemas(/:id)?': schemas.listSchemas,
  'GET /backups': tellBackups,
}

const FOR_MANAGERS: Endpoints = {
  'GET /people': people.listPeople,
  'POST /people': people.addPerson,
  'DELETE /people/:name': people.removePerson,
  'PUT /people/:name/password': people.resetPassword,
  'PUT (/projects/:project)?/datasets/:dataset': settings.createDataset,
  'PATCH (/projects/:project)?/datasets/:dataset': settings.editDataset,
  'DELETE (/projects/:project)?/datasets/:dataset': settings.deleteDataset,
  'GET /projects/:project/cors': settings.listOrigins,
  'POST /projects/:project/cors': settings.addOrigin,
  'DELETE /projects/:project/cors/:id': settings.removeOrigin,
  'GET /access/project/:project/robots': settings.listTokens,
  'POST /access/project/:project/robots': settings.addToken,
  'DELETE /access/project/:project/robots/:id': settings.revokeToken,
  'GET /access/project/:project/roles': settings.listRoles,
  'GET /hooks/projects/:project': hooks.listHooks,
  'POST /hooks/projects/:project': hooks.createHook,
  'GET /hooks/projects/:project/attempts/:attempt': hooks.readAttempt,
  'GET /hooks/projects/:project/:id': hooks.readHook,
  'DELETE /hooks/projects/:project/:id': hooks.deleteHook,
  'GET /hooks/projects/:project/:id/messages': hooks.listMessages,
  'GET /hooks/projects/:project/:id/attempts': hooks.listAttempts,
}

const ROUTES: readonly Route[] = [
  ...routes(FROM_ALL_PAGES, { openTo: 'all pages' }),
  ...routes(FROM_LINKS, { openTo: 'links' }),
  ...routes(FOR_ANYBODY),
  ...routes(FOR_MEMBERS, { check: requireMember }),
  ...routes(FOR_MANAGERS, { check: requireManager }),
]

function routes(
  endpoints: Endpoints,
  { openTo = 'our pages', check }: { openTo?: OpenTo; check?: (call: Call) => void } = {},
): Route[] {
  return Object.entries(endpoints).map(([path, endpoint]) => ({
    pattern: new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)').replaceAll('*', '.*')}$`),
    endpoint: (call) => {
      requireOpenTo(call.request, openTo, call.auth)
      check?.(call)
      return endpoint(call)
    },
  }))
}

/** The endpoint for a method and path, with the parts that its pattern names and the path has. */
export function findRoute(method: string, path: string) {
  for (const { pattern, endpoint } of ROUTES) {
    const match = pattern.exec(`${method} ${path}`)
    if (match) return { endpoint, params: decoded(match.groups ?? {}) }
  }
  return undefined
}

function decoded(groups: Partial<Record<string, string>>): Record<string, string> {
  const parts: Record<string, string> = {}
  for (const [name, part] of Object.entries(groups)) if (part !== undefined) parts[name] = unescaped(part)
  return parts
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw plainError(400, `The path holds a malformed escape: ${text.slice(0, 100)}`)
  }
}
