export type Floor = {
  /** What it holds. */
  is: string
  /** The floors that it may import; none where nothing is said. */
  may?: readonly string[]
  /** What each of its folders holds. */
  folders: Readonly<Record<string, string>>
}

/** The map of the repository. Imports go down only: those between the folders of a floor run in no circle, but on two floors. */
export const floors: Readonly<Record<string, Floor>> = {
  content: {
    is: 'Facts about the site, its sample content and the types that are generated from the schema.',
    may: ['packages/lake/file-type'],
    folders: {
      addresses: 'Paths of pages, slugs, redirects, links that lead elsewhere.',
      documents:
        'What is true of a document of any type: its title, how each kind of field is read, what is typed into it, where it is shown, whether it may go live.',
      downloads: 'Files that visitors keep: the contact card, a calendar of reminders.',
      environment:
        'The environment variables, and what follows from them: where the lake is, which proxy to trust.',
      hours: 'Opening hours, days that differ, public holidays, whether the business is open.',
      pictures: 'Crops, sizes and addresses of pictures.',
      places: 'Service areas and distances.',
      prices: 'How a price is written, the price list, the estimate.',
      quote: 'The quote forms and the message that they make.',
      search: 'What people look for by the words that they type.',
      text: 'Texts without what nobody sees.',
      seed: 'The sample content; tests renders its pages, and holds them against what is typed by hand in expected.',
    },
  },
  'packages/lake': {
    is: 'The content lake: protocol, storage, webhooks. Knows nothing of this site.',
    folders: {
      errors: 'The errors that the protocol defines, and those that stop a start.',
      documents: 'Documents in memory: ids, references, perspectives, differences, a commit in progress.',
      processes:
        'What queries and pictures share: a child process with one task at a time, a pool with turns.',
      http: "Node's requests as the web's Request, JSON bodies, error answers, security headers.",
      data: 'The SQLite database: store, lock, damaged rows, migrations, backups.',
      history: 'Revisions of documents, and the events that the Studio lists.',
      mutations: 'Mutations, actions, patches, references that must hold.',
      webhooks: 'The outbox of deliveries that wait, and the dispatcher that sends them.',
      auth: 'Tokens, people with their roles, login, the limit on wrong passwords, other origins.',
      images: "Sanity's image URLs: parameters, limits, cache, the drawing.",
      assets: 'Uploads and stored files, and the answers to requests for them.',
      query: 'GROQ: the processes that evaluate it, their limits, and the indexes.',
      listen: 'Event streams: who is sent which commit, and what a listener missed.',
      studio: "The built Studio's files, and the secrets of its preview.",
      sockets: 'WebSockets of the Studio: event streams over one connection, and presence.',
      'studio-plugin':
        'In the browser, in a Studio of the lake: one connection, login, account, what is typed without a connection.',
      endpoints: 'The HTTP API: every route, and a file for each part of it.',
      cli: 'The command oxbow: a lake in any folder, and programs that reach it in the place of Sanity’s.',
      contract: 'What any content lake must do for @sanity/client, as tests for ours and the hosted one.',
      testing: 'For tests alone: a temporary lake, its clients, a webhook receiver.',
      'testing/conformance':
        'Every public method of @sanity/client and every route of the HTTP reference: works, refused, or wrong.',
    },
  },
  'packages/pages-as-files': {
    is: 'Publishes the pages of a site as files when its content changes, and serves them. Knows of the site what site.ts says.',
    folders: {
      http: 'What its processes share: signed messages, bodies, connections, ending in order.',
      published: 'The published site: its files and their manifest, which publish writes and delivery reads.',
      publish: 'The publisher: from a nudge to written files.',
      delivery: 'The server for visitors: from a request to a published file.',
      testing: 'For tests alone: a whole site whose lake and renderer a test can take away.',
    },
  },
  studio: {
    is: "The owner's Studio.",
    may: [
      'content',
      ...['packages/lake/studio', 'packages/lake/file-type', 'packages/lake/clean-picture'],
      'packages/pages-as-files',
    ],
    folders: {
      schema: 'The types of content, their descriptions and checks.',
      actions: 'What may be done with a document: hide, delete, undo a publish.',
      backups: 'When the embedded lake was backed up last.',
      deleted: 'What was deleted, and how it comes back.',
      'going-live': 'What must not go live, and how all sample reviews are removed at once.',
      help: 'Twelve short tasks; a test holds them against the names of fields and buttons.',
      home: 'The first screen: jobs, what needs the owner, what was published last.',
      hours: 'The form of the opening hours, holidays and vacation.',
      inputs: "Fields that are filled in, or compared, in another way than Sanity's.",
      layout:
        "The bar on top, the size of buttons, reasons below fields, autosave, what of Sanity's is hidden.",
      photos:
        'Photos from a phone: made ready before they are sent, several at once, refused with the reason.',
      preview: 'The page beside the form: which pages show a document, which document a page is.',
      prices: 'The price sheet: rows to type into, percentages, publishing and undoing.',
      screens: 'What screens of our own share: their frame, queries that are asked again after a change.',
      search: 'What can be found, and the dialog that finds it.',
      structure: 'The lists of the desk, and which actions a document has.',
      website: 'What the website shows of a document, and what became of a publish.',
    },
  },
  web: {
    is: 'The site.',
    may: ['content', 'packages/pages-as-files'],
    folders: {
      styles: 'Style sheets, colors, the font.',
      'lake/preview-marks': 'The attributes by which the Studio opens a field, and what a draft lacks.',
      'lake/fragments': 'Parts of queries that several of them share, each with parser and type.',
      lake: 'Asks the content lake; no other folder does.',
      'search/cards': 'Pictures for shared links (Open Graph).',
      'search/head': "Title, description and the other tags of a page's head.",
      'search/structured-data': 'schema.org nodes, which page kinds join into a graph.',
      search: 'What machines read.',
      components: 'What pages and sections are made of, by purpose; layout is around every page.',
      'components/loading': 'When the scripts of a page begin, which those of several parts share.',
      'components/preview': "What only an editor's page has: the bar, and where a click leads.",
      sections: 'What the owner composes pages of.',
      'page-kinds':
        'Each kind of page: template, query, head, graph, blocks of its own. ("pages" is a name that Next reserves.)',
      'publish/security': 'Security headers, and the cookie with which Next renders anew.',
      'publish/offline': 'The service worker.',
      'publish/your-request': 'Answers the quote form where a browser runs no script.',
      publish:
        "What the publisher knows of the site, and the publisher's process. Only this folder asks Next for pages.",
      'publish/delivery':
        "The requests that no file answers, such as the quote form and the preview, and delivery's process.",
      app: 'The routes of Next: read parameters, load content, answer "not found", compose the page.',
      'app/islands':
        "The two scripts of a page: what stands in its head, and the custom elements (`*.island.ts` beside each part's markup).",
      'app/examples': 'Every section and component with its example, at /examples under npm run dev.',
      testing:
        'For tests alone: rendered components; published files that are delivered as those of the site are.',
    },
  },
  scripts: {
    is: 'The commands of package.json, and what they are made of.',
    may: ['content', 'packages/lake', 'packages/pages-as-files', 'studio/schema', 'studio/actions'],
    folders: {
      console: 'What the terminal or the log shows: events, failures, steps with their time, tables.',
      environment: "The clone's folders, variables, secrets, ports, and sockets that are passed to it.",
      packing: 'Packs a package as npm would publish it.',
      seed: 'Writes the sample content into a lake.',
      'lake-content': "Export, import and launch check of a running lake's content.",
      people: 'Who may log in to a lake, whether it runs or not.',
      'product/processes': 'Child processes: start, output, signals, errors that nobody caught.',
      'product/builds': 'Builds of islands, site and Studio, and whether one is up to date.',
      product: 'The running product: its parts, what restarts them, its sockets.',
      update: 'Another version takes over from the one that runs.',
      'testing/source-rules': 'Tests that read the source, this table among them.',
      'testing/studio-rules': "The Studio's validation and actions, applied to the sample content.",
      'testing/test-run': 'npm test itself: checks, steps, summary.',
      testing: 'For tests alone: temporary lakes, clones and programs, the product that journeys share.',
      prove: 'Promises that hold when processes die, disks are full and strangers come.',
      bench: 'Measurements.',
      commands: 'A file for each command; run.mjs installs what is missing and runs the file under Node 24.',
    },
  },
  e2e: {
    is: 'What visitors and the owner do, in a real browser.',
    may: ['content', 'packages/lake', 'packages/pages-as-files', 'scripts/environment', 'scripts/testing'],
    folders: {
      engines: 'What visitors and the owner do in Firefox and WebKit, written once for both.',
      'every-page': 'What holds for every page.',
      foreign: 'The lake with Studios and sites that others wrote, as npm installs them.',
      fixtures: 'test.ts, from which every journey begins, and what journeys share.',
      jobs: "The owner's first screen, the price sheet, the removal of samples.",
      owner:
        'What else the owner does in the Studio: forms, screens, logins, nothing lost when something fails.',
      photos: 'Pictures.',
      proxy: "The owner's day through a proxy with https.",
      publishing: 'From a publish to the pages that show it.',
      quote: 'Prices, estimate, quote forms.',
      robustness: 'Strangers who mean harm, crowds, crashes, damaged files.',
      'search-engines': 'Sitemap, icons, pictures for shared links.',
      serving: 'How addresses are answered: files, made-up towns, plain Next, a static host.',
      visitor: 'Menus, theme, map, offline.',
    },
  },
}

/** Floors whose folders lean on each other: forms of the Studio on its jobs, journeys on what other journeys begin with. */
export const withCircles = ['studio', 'e2e']

/** Our own packages, by the names that others import them by. Node lets nobody reach past what a package exports. */
export const packages: Readonly<Record<string, string>> = {
  oxbow: 'packages/lake',
  'pages-as-files': 'packages/pages-as-files',
}

/** What renders through Next's documented modules; everything else takes no more than their types. */
export const mayImportNext = [
  'web/app/',
  'web/styles/fonts.ts',
  'web/search/cards/draw-card.tsx',
  'web/components/preview/',
  'web/lake/load.ts',
  'web/lake/load-drafts.ts',
  'web/lake/secret-client.ts',
]
