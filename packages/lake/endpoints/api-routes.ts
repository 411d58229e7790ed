import type { Auth } from '../auth/auth.ts'
import { badRequest, plainError } from '../errors/lake-error.ts'
import * as account from './account-endpoints.ts'
import { receiveAsset, serveAsset } from './asset-endpoints.ts'
import { type Call, requireManager, requireMember } from './call.ts'
import { answerActions, answerDocuments, answerExport, answerMutate } from './document-endpoints.ts'
import { askForFirstPasskey, submitOwnLogin } from './first-login-endpoints.ts'
import { tellBackups } from './health.ts'
import * as history from './history-endpoints.ts'
import * as hooks from './hook-endpoints.ts'
import { answerListen, answerLive } from './listen-endpoint.ts'
import { askForPasskey, logout, showLogin, submitLogin } from './login-endpoints.ts'
import * as logins from './own-login-endpoints.ts'
import { answerQuery } from './query-endpoint.ts'
import * as settings from './settings-endpoints.ts'

/** Returns what is answered as JSON, or a Response of its own. */
type Endpoint = (call: Call) => object | Promise<object>
type Route = { pattern: RegExp; endpoint(call: Call): Promise<Response> }

/** By method and path, which is without `/lake` and the version. Of several that match the first counts. */
type Endpoints = Readonly<Record<string, Endpoint>>

/** From where browsers may request an endpoint: our own pages, links on any page as well, or embedded anywhere. */
type OpenTo = 'our pages' | 'links' | 'all pages'

const quiet = (body: object) => () => body

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
  'PUT /projects/:project/datasets/:dataset/schemas': settings.deploySchemas,
  'DELETE /projects/:project/datasets/:dataset/schemas/:id': settings.deleteSchema,
  'POST /login/passkey': askForPasskey,
  'POST /login/passkey/new': askForFirstPasskey,
  'POST /login/own': submitOwnLogin,
  'PUT /users/me/password': account.changePassword,
  'GET /auth/providers': account.providers,
  'POST /auth/logout': logout,
  // The Studio also asks for services that the lake does not have; these answers keep it content.
  'GET /ping': quiet({ ok: true }),
  'GET /data/ping/:dataset': quiet({ ok: true }),
  'GET /projects/:project/grants': quiet({}),
  'GET /projects/:project/features': quiet([]),
  'GET (/projects/:project)?/datasets/:dataset/settings/embeddings': quiet({ status: 'disabled' }),
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
  'GET /auth/id': ({ visitor }) => ({ id: visitor.id }),
  'GET /users/me': account.currentUser,
  'GET /users/me/logins': logins.tellLogins,
  'GET /users/me/proof': logins.tellProof,
  'POST /users/me/proof': logins.proveAgain,
  'POST /users/me/passkeys/options': logins.askForNewPasskey,
  'POST /users/me/passkeys': logins.receivePasskey,
  'DELETE /users/me/passkeys/:id': logins.removePasskey,
  'POST /users/me/recovery-codes': logins.makeRecoveryCodes,
  'DELETE /users/me/password': logins.switchPasswordOff,
  'DELETE /users/me/devices/:id': logins.logOutDevice,
  'DELETE /users/me/new-logins/:id': logins.settleNewLogin,
  'GET /users/me/keyvalue/:ids': account.readKeyValues,
  'PUT /users/me/keyvalue': account.writeKeyValues,
  'GET /users/:ids': account.users,
  'GET /projects': (call) => [account.project(call)],
  'GET /projects/:project': account.project,
  'GET (/projects/:project)?/datasets': settings.listDatasets,
  'GET /projects/:project/datasets/:dataset/acl': account.accessControl,
  'GET /projects/:project/datasets/:dataset/schemas(/:id)?': settings.listSchemas,
  'GET /backups': tellBackups,
}

const FOR_MANAGERS: Endpoints = {
  'GET /people': account.listPeople,
  'POST /people': account.addPerson,
  'DELETE /people/:name': account.removePerson,
  'PUT /people/:name/password': account.resetPassword,
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
    endpoint: async (call) => {
      requireOpenTo(call.request, openTo, call.auth)
      check?.(call)
      const answer = await endpoint(call)
      return answer instanceof Response ? answer : Response.json(answer)
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
    throw badRequest(`The path holds a malformed escape: ${text.slice(0, 100)}`)
  }
}

/**
 * Throws 403 when a page of another origin makes a browser request an endpoint that is not open to it. The page could not read
 * the response, but the lake would work for it, and the address of an <img> can be any query. Requests of programs have no
 * origin and pass, and so do those with a token, which no foreign page has.
 */
function requireOpenTo(request: Request, openTo: OpenTo, auth: Auth): void {
  if (openTo === 'all pages' || !isOfOtherPage(request, auth)) return
  if (openTo === 'links' && request.headers.get('sec-fetch-dest') === 'document') return
  throw plainError(
    403,
    'Pages of other origins may show the pictures and files of this lake, and nothing else of it',
  )
}

function isOfOtherPage(request: Request, auth: Auth): boolean {
  const { headers } = request
  if (headers.has('authorization') || auth.accessOf(request)) return false
  const site = headers.get('sec-fetch-site')
  return site === null ? headers.has('origin') : site === 'cross-site' || site === 'same-site'
}
