import { type Floor, lake, pagesAsFiles } from './folders-of-packages.ts'

const blocks = ['sections', 'components', 'fragments', 'preview']

const content: Floor = {
  is: 'Facts about the site, its sample content and the types that are generated from the schema.',
  may: [],
  folders: {
    addresses: { is: 'Paths of pages, slugs, redirects, links that lead elsewhere.' },
    documents: {
      is: 'What is true of a document of any type: its title, what is typed into its fields, where it is shown, whether it may go live.',
    },
    downloads: { is: 'Files that visitors keep: the contact card, a calendar of reminders.' },
    environment: {
      is: 'The environment variables, and what follows from them: where the lake is, which proxy to trust.',
    },
    hours: { is: 'Opening hours, days that differ, public holidays, whether the business is open.' },
    pictures: { is: 'Crops, sizes and addresses of pictures.' },
    places: { is: 'Service areas and distances.' },
    prices: { is: 'How a price is written, the price list, the estimate.' },
    quote: { is: 'The quote forms and the message that they make.' },
    search: { is: 'What people look for by the words that they type.' },
    seed: {
      is: 'The sample content; tests renders its pages, and holds them against what is typed by hand in expected.',
    },
  },
}

const studio: Floor = {
  is: "The owner's Studio.",
  may: ['content', 'packages/lake/studio', 'packages/pages-as-files'],
  folders: {
    schema: { is: 'The types of content, their descriptions and checks.' },
    actions: { is: 'What may be done with a document: hide, delete, undo a publish.' },
    backups: { is: 'When the embedded lake was backed up last.' },
    deleted: { is: 'What was deleted, and how it comes back.' },
    'going-live': { is: 'What must not go live, and how all sample reviews are removed at once.' },
    help: { is: 'Twelve short tasks; a test holds them against the names of fields and buttons.' },
    home: { is: 'The first screen: jobs, what needs the owner, what was published last.' },
    hours: { is: 'The form of the opening hours, holidays and vacation.' },
    inputs: { is: "Fields that are filled in, or compared, in another way than Sanity's." },
    layout: {
      is: "The bar on top, the size of buttons, reasons below fields, autosave, what of Sanity's is hidden.",
    },
    photos: {
      is: 'Photos from a phone: made ready before they are sent, several at once, refused with the reason.',
    },
    preview: { is: 'The page beside the form: which pages show a document, which document a page is.' },
    prices: { is: 'The price sheet: rows to type into, percentages, publishing and undoing.' },
    screens: {
      is: 'What screens of our own share: their frame, queries that are asked again after a change.',
    },
    search: { is: 'What can be found, and the dialog that finds it.' },
    structure: { is: 'The lists of the desk, and which actions a document has.' },
    website: { is: 'What the website shows of a document, and what became of a publish.' },
  },
}

const web: Floor = {
  is: 'The site.',
  may: ['content', 'packages/pages-as-files'],
  folders: {
    security: {
      is: 'Security headers, and the cookies with which Next renders anew and shows drafts.',
      may: [],
    },
    islands: { is: 'Custom elements, the only scripts of a page.', may: [] },
    offline: { is: 'The service worker.', may: [] },
    styles: { is: 'Style sheets, colors, the font.', may: [] },
    preview: {
      is: "What only an editor's page has: the bar, where a click leads, what a draft lacks.",
      may: [],
    },
    fragments: { is: 'Parts of queries that several of them share, each with parser and type.', may: [] },
    cms: { is: 'Asks the content lake; no other folder does.', may: ['security', 'preview'] },
    cards: { is: 'Pictures for shared links (Open Graph).', may: ['fragments', 'styles', 'cms'] },
    head: {
      is: "Title, description and the other tags of a page's head.",
      may: ['fragments', 'cards', 'cms'],
    },
    'structured-data': {
      is: 'schema.org nodes, which page kinds join into a graph.',
      may: ['fragments', 'head'],
    },
    components: {
      is: 'What pages and sections are made of, by purpose; layout is around every page.',
      may: ['fragments', 'preview'],
    },
    sections: { is: 'What the owner composes pages of.', may: ['components', 'fragments', 'preview'] },
    'page-kinds': {
      is: 'Each kind of page: template, query, head, graph, blocks of its own. ("pages" is a name that Next reserves.)',
      may: [...blocks, 'head', 'structured-data', 'cards', 'cms'],
    },
    'your-request': {
      is: 'Answers the quote form where a browser runs no script.',
      may: ['fragments', 'page-kinds'],
    },
    examples: {
      is: 'Every section and component with its example, at /examples under npm run dev.',
      may: [...blocks, 'page-kinds'],
    },
    publish: {
      is: "What the publisher knows of the site, and the publisher's process. Only this folder asks Next for pages.",
      may: ['page-kinds', 'head', 'cms', 'security'],
    },
    delivery: {
      is: "The requests that no file answers, such as the quote form and the preview, and delivery's process.",
      may: ['your-request', 'security', 'publish'],
    },
    app: {
      is: 'The routes of Next: read parameters, load content, answer "not found", compose the page.',
      may: [
        ...['page-kinds', 'head', 'structured-data', 'components', 'styles', 'cms', 'cards'],
        ...['your-request', 'security', 'examples', 'preview'],
      ],
    },
    testing: {
      is: 'For tests alone: rendered components; published files that are delivered as those of the site are.',
      may: ['delivery', 'security'],
    },
  },
}

const scripts: Floor = {
  is: 'The commands of package.json, and what they are made of.',
  may: ['content', 'packages/lake', 'packages/pages-as-files', 'studio/schema', 'studio/actions'],
  folders: {
    console: {
      is: 'What the terminal or the log shows: events, failures, steps with their time, tables.',
      may: [],
    },
    environment: {
      is: "The clone's folders, variables, secrets, ports, and sockets that are passed to it.",
      may: ['console'],
    },
    packing: { is: 'Packs a package as npm would publish it.', may: ['environment', 'console'] },
    fonts: { is: 'Cuts the font to the characters of the site.', may: ['environment'] },
    seed: { is: 'Writes the sample content into a lake.', may: ['environment', 'console'] },
    'lake-content': {
      is: "Export, import and launch check of a running lake's content.",
      may: ['environment', 'console'],
    },
    people: { is: 'Who may log in to a lake, whether it runs or not.', may: ['environment', 'console'] },
    'product/processes': {
      is: 'Child processes: start, output, signals, errors that nobody caught.',
      may: ['environment', 'console'],
    },
    'product/builds': {
      is: 'Builds of islands, site and Studio, and whether one is up to date.',
      may: ['product/processes', 'environment', 'console'],
    },
    product: {
      is: 'The running product: its parts, what restarts them, its sockets.',
      may: ['seed', 'environment', 'console'],
    },
    update: {
      is: 'Another version takes over from the one that runs.',
      may: ['product', 'environment', 'console'],
    },
    'testing/source-rules': {
      is: 'Tests that read the source, this table among them.',
      may: ['environment'],
    },
    'testing/studio-rules': {
      is: "The Studio's validation and actions, applied to the sample content.",
      may: [],
    },
    'testing/test-run': {
      is: 'npm test itself: checks, steps, summary.',
      may: ['product/builds', 'environment', 'console'],
    },
    testing: {
      is: 'For tests alone: temporary lakes, clones and programs, the product that journeys share.',
      may: ['product', 'seed', 'environment', 'console'],
    },
    prove: {
      is: 'Promises that hold when processes die, disks are full and strangers come.',
      may: ['testing', 'product', 'environment', 'console'],
    },
    bench: {
      is: 'Measurements.',
      may: ['testing', 'product', 'seed', 'environment', 'console'],
    },
    commands: {
      is: 'A file for each command; run.mjs installs what is missing and runs the file under Node 24.',
    },
  },
}

const e2e: Floor = {
  is: 'What visitors and the owner do, in a real browser.',
  may: ['content', 'packages/lake'],
  folders: {
    engines: { is: 'What visitors and the owner do in Firefox and WebKit, written once for both.' },
    'every-page': { is: 'What holds for every page.' },
    foreign: { is: 'The lake with Studios and sites that others wrote, as npm installs them.' },
    fixtures: { is: 'test.ts, from which every journey begins, and what journeys share.' },
    jobs: { is: "The owner's first screen, the price sheet, the removal of samples." },
    owner: {
      is: 'What else the owner does in the Studio: forms, screens, logins, nothing lost when something fails.',
    },
    photos: { is: 'Pictures.' },
    proxy: { is: "The owner's day through a proxy with https." },
    publishing: { is: 'From a publish to the pages that show it.' },
    quote: { is: 'Prices, estimate, quote forms.' },
    robustness: { is: 'Strangers who mean harm, crowds, crashes, damaged files.' },
    'search-engines': { is: 'Sitemap, icons, pictures for shared links.' },
    serving: { is: 'How addresses are answered: files, made-up towns, plain Next, a static host.' },
    visitor: { is: 'Menus, theme, map, offline.' },
  },
}

/** The map of the repository: what each folder is, and what it may import. Imports go down only. */
export const floors: Readonly<Record<string, Floor>> = {
  content,
  'packages/lake': lake,
  'packages/pages-as-files': pagesAsFiles,
  studio,
  web,
  scripts,
  e2e,
}

/** What renders through Next's documented modules; everything else takes no more than their types. */
export const mayImportNext = [
  'web/app/',
  'web/styles/fonts.ts',
  'web/cards/draw-card.tsx',
  'web/preview/',
  'web/cms/load.ts',
  'web/cms/load-drafts.ts',
  'web/cms/secret-client.ts',
]
