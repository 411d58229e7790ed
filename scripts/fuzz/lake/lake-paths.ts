import { noise, oneOf, words } from '../generators.ts'
import type { Random } from '../random.ts'
import { id } from './lake-bodies.ts'
import { query } from './lake-queries.ts'

const VERSIONS = words('v1 v1 v1 v1 v2025-02-19 vX v9999-99-99 v ')
const DATASETS = words('production production production production elsewhere __proto__ %00 % a/b ')
const PERSPECTIVES = words('raw drafts published a,b raw,drafts  , é')
const PARAMETERS = [...words('1 "a" { []  {"__proto__":1}'), '['.repeat(3_600) + ']'.repeat(3_600)]
const OPTIONS = words(
  'dryRun returnDocuments autoGenerateArrayKeys transactionId revision time limit includeResult enableResume ' +
    'includePreviousRevision effectFormat visibility includeMutations tag',
)
const OPTION_VALUES = words('true false mendoza -1 2026-02-30 %00 x ')
const PICTURE_PARAMETERS = words('w h rect fit crop fm q dpr blur sharp or bg fp-x auto dl dlRaw')
const PICTURE_VALUES = words('0 -1 1 40 8192 1e9 NaN constructor 0,0,1,1 1,1,0,0 min max format png  ')
const ODD = words(' %00 % structure/a ..%2f..%2fetc static/a.js lake lake/ // up up?x')

export type PathGenerator = (random: Random) => string

/** Generators of odd paths for every endpoint of the lake, and for the Studio. `assets` are the paths of uploaded files. */
export function lakePaths(assets: readonly string[]): Record<string, PathGenerator> {
  return {
    queries: (random) => api(random, `data/query/${dataset(random)}?${question(random)}`),
    listeners: (random) =>
      api(random, `data/${stream(random)}/${dataset(random)}?${question(random)}&${options(random)}`),
    documents: (random) => api(random, `data/doc/${dataset(random)}/${random.of([ids, sameIds])(random)}`),
    writes: (random) =>
      api(random, `data/${random.of(words('mutate actions'))}/${dataset(random)}?${options(random)}`),
    exports: (random) => api(random, `data/export/${dataset(random)}?${options(random)}`),
    history: (random) => api(random, `data/${past(random)}/${ids(random)}?${options(random)}`),
    uploads: (random) =>
      api(random, `assets/${random.of(words('images files x'))}/${dataset(random)}?filename=${ids(random)}`),
    files: (random) => `/lake/${random.of([...assets, 'images/local/production/x.png'])}?${wishes(random)}`,
    account: (random) => api(random, account(random)),
    login: (random) => `/lake/${random.of(words('login v1/login'))}?origin=${ids(random)}`,
    sockets: (random) => `/lake/${random.of(words('socket v1/socket/production socket/ v1/socket'))}`,
    studio: (random) =>
      oneOf(
        random,
        () => `/${random.of([...ODD, 'x'.repeat(300)])}`,
        () => `/${encodeURI(noise(random, 100))}`,
      ),
  }
}

function api(random: Random, path: string): string {
  return `/lake/${random.of(VERSIONS)}/${path}`
}

function dataset(random: Random): string {
  return random.of(DATASETS)
}

function stream(random: Random): string {
  return random.of(words('listen listen live/events'))
}

function past(random: Random): string {
  const kinds = words('transactions documents events/documents')
  return oneOf(
    random,
    () => `history/${dataset(random)}/${random.of(kinds)}`,
    () => `references/${dataset(random)}/documents`,
  )
}

function account(random: Random): string {
  const rest = words(
    'auth/id auth/providers auth/logout ping check/cors features/x journey/x schedules/x intake/x',
  )
  return oneOf(
    random,
    () => `users/${random.of(['me', 'me/keyvalue', `me/keyvalue/${ids(random)}`, ids(random)])}`,
    () => `projects/${ids(random)}${random.of(words(' /datasets /grants /datasets/production/acl'))}`,
    () => random.of(rest),
  )
}

function question(random: Random): string {
  const parameters = new URLSearchParams({ query: query(random) })
  if (random.once(3)) parameters.append('$p', random.of(PARAMETERS))
  if (random.once(3)) parameters.append('perspective', random.of(PERSPECTIVES))
  return parameters.toString()
}

function options(random: Random): string {
  return random.some(3, () => `${random.of(OPTIONS)}=${random.of(OPTION_VALUES)}`).join('&')
}

function wishes(random: Random): string {
  return random.some(4, () => `${random.of(PICTURE_PARAMETERS)}=${random.of(PICTURE_VALUES)}`).join('&')
}

function ids(random: Random): string {
  return random.some(3, () => encodeURIComponent(id(random))).join(',')
}

/** One id so often that an answer with a document for each would be large. */
function sameIds(random: Random): string {
  return Array(random.of([2, 200, 1_500]))
    .fill(encodeURIComponent(id(random)))
    .join(',')
    .slice(0, 12_000)
}
