import path from 'node:path'
import { untilAnswers } from './answering.ts'
import { prepareStudioProject } from './build-studio.ts'
import { buildIslands } from './builds.ts'
import { runMain } from './failure.ts'
import { endWithParent, LiveProcess } from './processes.ts'
import type { Product } from './product.ts'
import { loadVariables, root } from './project.ts'
import { runSession } from './session.ts'
import { step } from './steps.ts'

/**
 * `npm run dev`: the same as `npm start` with hot reload. Vite serves the Studio on its usual port and hands `/lake` on to
 * the lake, which is one port further.
 */
await runMain(() => {
  const variables = loadVariables()
  const lakePort = Number(variables.STUDIO_PORT || 3333) + 1
  const lake = variables.SANITY_PROJECT_ID ? {} : { LAKE_URL: `http://localhost:${lakePort}/lake` }
  return runSession({ NODE_ENV: 'development', ...lake }, open)
})

async function open(product: Product): Promise<LiveProcess[]> {
  await product.openLake()
  await buildIslands(product.variables)
  const started = await Promise.all([
    step('Started the site', () => startSite(product)),
    step('Started the Studio', () => startStudio(product)),
  ])
  return [...product.parts, ...started]
}

async function startSite({ environment, variables }: Product): Promise<LiveProcess> {
  const { port, listenHost, localSiteUrl } = environment
  const program = ['node_modules/next/dist/bin/next', 'dev', 'web', '-p', String(port), '-H', listenHost]
  const site = new LiveProcess({ name: 'the site', arguments: [...endWithParent, ...program], variables })
  await untilAnswers(localSiteUrl, site)
  return site
}

async function startStudio({ environment, variables }: Product): Promise<LiveProcess> {
  const directory = await prepareStudioProject()
  const program = [
    path.join(root, 'node_modules/.bin/sanity'),
    'dev',
    '--port',
    String(environment.studioPort),
    '--host',
    environment.listenHost,
  ]
  const studio = new LiveProcess({
    name: 'the Studio',
    arguments: [...endWithParent, ...program],
    variables,
    directory,
  })
  await untilAnswers(environment.studioUrl, studio)
  return studio
}
