import { hashOf } from '../published/published-file.ts'
import {
  type DeliverySite,
  type DocumentState,
  type Lack,
  PublicError,
  type Redirect,
  type Rendered,
  RendererAway,
  type Route,
  type Site,
  type SiteBasics,
  type Wanted,
} from '../site.ts'
import type { Answer } from './content.ts'
import { reach, routeAt, unknown } from './routes.ts'

type Asked = Wanted & { answer: Answer }

/** A site whose content and pages other servers have, which a test can take away. */
export function fakeSite(lakeUrl: string, rendererUrl: string): Site {
  return {
    ...basics,
    reach,
    routeAt,
    fixedFiles: ['/robots.txt', '/favicon.ico', '/icon.svg', '/apple-icon.png'],
    absolute: (path) => new URL(path, 'https://www.site.example').href,
    routes: () => askLake<Route[]>(`${lakeUrl}/routes`),
    redirects: () => askLake<{ redirects: Redirect[]; lacks: Lack[] }>(`${lakeUrl}/redirects`),
    ask: async ({ path }) =>
      wantedOf(path, await askLake<Answer>(`${lakeUrl}/page?path=${encodeURIComponent(path)}`)),
    changes: (since, ids) =>
      askLake<{ documents: DocumentState[]; count: number; next?: number }>(
        `${lakeUrl}/changes?${new URLSearchParams([['since', since], ...ids.map((id) => ['id', id])])}`,
      ),
    render: ({ path }, { answer }: Asked) =>
      get(`${rendererUrl}${path}`, { method: 'POST', body: JSON.stringify(answer) }),
    file: (path) => get(`${rendererUrl}${path}`),
    lacks: async (path) => {
      const field = { document: 'Kitchen', id: 'kitchen', type: 'project', field: 'picture' }
      const message = `${path} can't be drawn`
      return path.startsWith('/images/') ? { message, fields: [{ ...field, reason: message }] } : undefined
    },
    hear: async () => undefined,
  }
}

/** As delivery has it; the test says of which requests it takes care. */
export function fakeDeliverySite(): DeliverySite {
  return { ...basics, methods: {}, handle: async () => false }
}

const named = { isForGood: true, isDrawn: false }
const drawn = { isForGood: true, isDrawn: true }

const basics: SiteBasics = {
  unknown,
  webhookPath: '/api/revalidate',
  healthPath: '/up',
  documentStatusPath: '/api/document-status',
  failurePath: '/out-of-order',
  folders: {
    '_next/static': named,
    islands: named,
    icons: { isForGood: false, isDrawn: false },
    images: drawn,
    share: drawn,
  },
  headers: (_, { styles, scripts }) => ({
    'Content-Security-Policy': `default-src 'none'; script-src ${["'self'", ...scripts].join(' ')}; style-src ${["'self'", ...styles].join(' ')}`,
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=()',
    'X-Content-Type-Options': 'nosniff',
  }),
}

async function askLake<Result>(url: string): Promise<Result> {
  const response = await fetch(url)
  if (response.status === 403) throw new PublicError('The lake shows nothing: it is private, or empty.')
  if (!response.ok) throw new Error(`The lake answers ${response.status}.`)
  return response.json()
}

async function get(url: string, how: RequestInit = {}): Promise<Rendered> {
  try {
    const response = await fetch(url, how)
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      isToStay: !response.headers.get('cache-control')?.includes('no-store'),
      body: Buffer.from(await response.arrayBuffer()),
    }
  } catch (error) {
    throw new RendererAway(error)
  }
}

function wantedOf(path: string, answer: Answer): Asked {
  const { page } = answer
  const id = page?._id ?? ''
  const field = { document: id, id, type: 'page', field: 'words', reason: '"words" is empty.' }
  const message = `The page ${path} can't be built: page "${id}" (${id}): "words" is empty. Fill in "words" and publish: http://studio/id=${id}`
  return {
    answer,
    digest: page ? hashOf(Buffer.from(JSON.stringify(answer))) : null,
    pageId: page?._id ?? null,
    documents: documentsIn(answer),
    about: documentsIn(page),
    problem: page?.words === null ? { message, fields: [field], isMade: false } : undefined,
  }
}

function documentsIn(answer: unknown): ReadonlySet<string> {
  const ids = JSON.stringify(answer).matchAll(/"_(?:id|ref)":"([^"]+)"/g)
  return new Set([...ids].map(([, id = '']) => id))
}
