import { id } from './lake-bodies.ts'
import { query } from './lake-queries.ts'
import { type Random, words } from './random.ts'

const VERSIONS = words('v1 v2025-02-19 vX v v9999-99-99 ')
const DATASETS = words('production production production elsewhere __proto__ %00 % a/b ')
const PERSPECTIVES = words('raw drafts published a,b raw,drafts  , é')
const PARAMETERS = words('1 "a" { []  {"__proto__":1}')
const LISTEN_OPTIONS = words(
  'includeResult includePreviousRevision enableResume effectFormat visibility includeMutations',
)
const OPTIONS = words('dryRun returnDocuments autoGenerateArrayKeys transactionId revision time limit')
const OPTION_VALUES = words('true false mendoza -1 2026-02-30 %00 x ')
const PICTURE_PARAMETERS = words('w h rect fit crop fm q dpr blur sharp or bg fp-x auto dl dlRaw')
const PICTURE_VALUES = words('0 -1 1 40 8192 1e9 NaN constructor 0,0,1,1 1,1,0,0 min max format png  ')
const ODD = words(' %00 % structure/a ..%2f..%2fetc static/a.js lake lake/ //')

/** The path of any endpoint of the lake, or of the Studio, with odd parts. `assets` are paths of what was uploaded. */
export function path(random: Random, assets: readonly string[]): string {
  return random.make(
    () => `/lake/${random.pick(VERSIONS)}/${data(random)}`,
    () => `/lake/${random.pick(VERSIONS)}/${data(random)}`,
    () => `/lake/${random.pick(VERSIONS)}/${account(random)}`,
    () =>
      `/lake/${random.pick([...assets, 'images/local/production/x.png'])}?${pairs(random, PICTURE_PARAMETERS, PICTURE_VALUES)}`,
    () => `/lake/${random.pick(words('login v1/login socket v1/socket/production'))}?origin=${ids(random)}`,
    () => `/${random.pick([...ODD, 'x'.repeat(300)])}`,
    () => `/${encodeURI(random.noise(100))}`,
  )
}

function data(random: Random): string {
  const dataset = random.pick(DATASETS)
  const options = () => pairs(random, OPTIONS, OPTION_VALUES)
  return random.make(
    () => `data/query/${dataset}?${question(random)}`,
    () => `data/query/production?${question(random)}`,
    () => `data/listen/${dataset}?${question(random)}&${pairs(random, LISTEN_OPTIONS, OPTION_VALUES)}`,
    () => `data/live/events/${dataset}?${question(random)}`,
    () => `data/doc/${dataset}/${ids(random)}`,
    () => `data/${random.pick(words('mutate actions export'))}/${dataset}?${options()}`,
    () => `data/mutate/production?${options()}`,
    () =>
      `data/history/${dataset}/${random.pick(words('transactions documents events/documents'))}/${ids(random)}?${options()}`,
    () => `data/references/${dataset}/documents/${ids(random)}/to`,
    () => `assets/${random.pick(words('images files x'))}/${dataset}?filename=${ids(random)}`,
  )
}

function account(random: Random): string {
  return random.make(
    () => `users/${random.pick(['me', 'me/keyvalue', `me/keyvalue/${ids(random)}`, ids(random)])}`,
    () => `projects/${ids(random)}${random.pick(words(' /datasets /grants /datasets/production/acl'))}`,
    () =>
      random.pick(
        words('auth/id auth/providers auth/logout ping check/cors features/x journey/x schedules/x intake/x'),
      ),
  )
}

function question(random: Random): string {
  const parameters = new URLSearchParams({ query: query(random) })
  if (random.chance(0.3)) parameters.append('$p', random.pick(PARAMETERS))
  if (random.chance(0.3)) parameters.append('perspective', random.pick(PERSPECTIVES))
  return parameters.toString()
}

function pairs(random: Random, names: readonly string[], values: readonly string[]): string {
  return random.some(4, () => `${random.pick(names)}=${random.pick(values)}`).join('&')
}

function ids(random: Random): string {
  return random.some(3, () => encodeURIComponent(id(random))).join(',')
}
