const blocks = ['sections', 'components', 'fragments', 'preview'] as const

/** The same inside web, where every folder has its line. Tests may also import `testing`. */
export const allowedInWeb: Record<string, readonly string[]> = {
  app: [
    'page-kinds',
    'head',
    'structured-data',
    'components',
    'styles',
    'cms',
    'cards',
    'your-request',
    'http',
    'publish',
    'examples',
    'preview',
  ],
  'page-kinds': [...blocks, 'head', 'structured-data', 'cards', 'cms'],
  sections: ['components', 'fragments', 'preview'],
  components: ['fragments', 'preview'],
  fragments: [],
  head: ['fragments', 'cards', 'cms'],
  'structured-data': ['fragments', 'head'],
  islands: [],
  offline: [],
  styles: [],
  cms: ['http', 'preview'],
  /** What an editor's page has besides a visitor's. */
  preview: [],
  cards: ['fragments', 'styles', 'cms'],
  'your-request': ['fragments', 'page-kinds', 'http'],
  /** What all servers of the site share. */
  http: [],
  /** The published site as files and a manifest: publishing writes it, delivery reads it. */
  published: [],
  publish: ['page-kinds', 'head', 'cms', 'http', 'published'],
  delivery: ['your-request', 'http', 'published'],
  examples: [...blocks, 'page-kinds'],
  testing: ['publish', 'delivery', 'published', 'cms', 'http'],
  'content-tests': ['testing', 'page-kinds', ...blocks, 'head', 'structured-data', 'cms'],
}

/** What renders through Next's documented modules; everything else takes no more than their types. */
export const mayImportNext = [
  'web/app/',
  'web/styles/fonts.ts',
  'web/cards/draw-card.tsx',
  'web/preview/',
  'web/cms/drafts/preview.ts',
  'web/cms/drafts/load-drafts.ts',
  'web/cms/drafts/secret-client.ts',
]
