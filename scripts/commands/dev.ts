import path from 'node:path'
import { step } from '../console/steps.ts'
import { lakeAt, loadVariables, root } from '../environment/project-root.ts'
import { buildIslands } from '../product/builds/builds.ts'
import { rebuildIslandsOnChange } from '../product/builds/watch-islands.ts'
import type { Part } from '../product/part.ts'
import { foreignPart } from '../product/parts.ts'
import { nextCommand } from '../product/processes/next-command.ts'
import { runMain } from '../product/processes/run-main.ts'
import type { Product } from '../product/product.ts'
import { runSession } from '../product/session.ts'

/**
 * `npm run dev`: the same as `npm start` with hot reload. Vite serves the Studio on its usual port and hands `/lake` on to
 * the lake, which is one port further.
 */
await runMain(() => {
  const variables = loadVariables()
  const lakePort = Number(variables.STUDIO_PORT || 3333) + 1
  return runSession({ NODE_ENV: 'development', ...lakeAt(lakePort, variables) }, open)
})

async function open(product: Product): Promise<Part[]> {
  await product.openLake()
  await buildIslands(product.variables)
  rebuildIslandsOnChange(product.variables)
  const [site, studio] = [sitePart(product), studioPart(product)]
  await Promise.all([
    step('Started the site', () => site.start()),
    step('Started the Studio', () => studio.start()),
  ])
  return [...product.parts, site, studio]
}

function sitePart({ environment, variables }: Product): Part {
  const { port, listenHost, askedSiteUrl } = environment
  const next = nextCommand('the site', variables, ['dev', '-p', String(port), '-H', listenHost])
  return foreignPart(next, askedSiteUrl)
}

function studioPart({ environment, variables }: Product): Part {
  const { studioPort, listenHost, askedStudioUrl } = environment
  const directory = path.join(root, 'studio')
  const sanity = path.join(root, 'node_modules/.bin/sanity')
  const program = [sanity, 'dev', '--port', String(studioPort), '--host', listenHost]
  return foreignPart({ name: 'the Studio', arguments: program, variables, directory }, askedStudioUrl)
}
