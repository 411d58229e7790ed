type Folder = {
  /** What it holds. */
  is: string
  /** What it may import besides itself: any folder of its floor, where nothing is said. */
  may?: readonly string[]
}
export type Floor = Folder & {
  folders: Readonly<Record<string, Folder>>
  /** A file at the top of the floor that all its folders may import; the others put the folders together. */
  shared?: string
}

export const lake: Floor = {
  is: 'The content lake: protocol, storage, webhooks. Knows nothing of this site.',
  may: [],
  shared: 'options.ts',
  folders: {
    errors: { is: 'The errors that the protocol defines, and those that stop a start.', may: [] },
    documents: {
      is: 'Documents in memory: ids, references, perspectives, differences, a commit in progress.',
      may: [],
    },
    processes: {
      is: 'What queries and pictures share: a child process with one task at a time, a pool with turns.',
      may: ['errors'],
    },
    http: {
      is: "Node's requests as the web's Request, JSON bodies, error answers, security headers.",
      may: ['errors', 'documents'],
    },
    data: {
      is: 'The SQLite database: store, lock, damaged rows, migrations, backups.',
      may: ['errors', 'documents'],
    },
    history: {
      is: 'Revisions of documents, and the events that the Studio lists.',
      may: ['data', 'errors', 'documents'],
    },
    mutations: {
      is: 'Mutations, actions, patches, references that must hold.',
      may: ['data', 'errors', 'documents'],
    },
    auth: {
      is: 'Tokens, people with their roles, login, the limit on wrong passwords, other origins.',
      may: ['data', 'http', 'processes', 'errors'],
    },
    images: {
      is: "Sanity's image URLs: parameters, limits, cache, the drawing.",
      may: ['processes', 'errors', 'documents'],
    },
    assets: {
      is: 'Uploads and stored files, and the answers to requests for them.',
      may: ['images', 'http', 'data', 'processes', 'errors', 'documents'],
    },
    query: {
      is: 'GROQ: the processes that evaluate it, their limits, and the indexes.',
      may: ['assets', 'data', 'processes', 'errors', 'documents'],
    },
    webhooks: {
      is: 'The outbox of deliveries that wait, and the dispatcher that sends them.',
      may: ['query', 'data', 'errors', 'documents'],
    },
    listen: {
      is: 'Event streams: who is sent which commit, and what a listener missed.',
      may: ['query', 'history', 'data', 'processes', 'errors', 'documents'],
    },
    studio: {
      is: "The built Studio's files, and the secrets of its preview.",
      may: ['mutations', 'data', 'errors', 'documents'],
    },
    sockets: {
      is: 'WebSockets of the Studio: event streams over one connection, and presence.',
      may: ['http', 'documents'],
    },
    'studio-plugin': {
      is: 'In the browser, in a Studio of the lake: one connection, login, account, what is typed without a connection.',
      may: ['sockets'],
    },
    endpoints: {
      is: 'The HTTP API: every route, and a file for each part of it.',
      may: [
        ...['auth', 'assets', 'images', 'query', 'listen', 'history', 'mutations', 'studio', 'webhooks'],
        ...['http', 'data', 'processes', 'errors', 'documents'],
      ],
    },
    cli: {
      is: 'The command oxbow: a lake in any folder, and programs that reach it in the place of Sanity’s.',
    },
    contract: {
      is: 'What any content lake must do for @sanity/client, as tests for ours and the hosted one.',
      may: [],
    },
    conformance: {
      is: 'Every public method of @sanity/client and every route of the HTTP reference: works, refused, or wrong.',
      may: ['testing'],
    },
    testing: { is: 'For tests alone: a temporary lake, its clients, a webhook receiver.' },
  },
}

export const pagesAsFiles: Floor = {
  is: 'Publishes the pages of a site as files when its content changes, and serves them. Knows of the site what site.ts says.',
  may: [],
  shared: 'site.ts',
  folders: {
    http: {
      is: 'What its processes share: signed messages, bodies, connections, ending in order.',
      may: [],
    },
    published: {
      is: 'The published site: its files and their manifest, which publish writes and delivery reads.',
      may: [],
    },
    publish: {
      is: 'The publisher: from a nudge to written files.',
      may: ['http', 'published'],
    },
    delivery: {
      is: 'The server for visitors: from a request to a published file.',
      may: ['http', 'published'],
    },
    testing: { is: 'For tests alone: a whole site whose lake and renderer a test can take away.' },
  },
}

/** Our own packages, by the names that others import them by. Node lets nobody reach past what a package exports. */
export const packages: Readonly<Record<string, string>> = {
  oxbow: 'packages/lake',
  'pages-as-files': 'packages/pages-as-files',
}
