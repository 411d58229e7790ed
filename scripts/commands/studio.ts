import { startStudio } from 'oxbow/studio-server'
import { handleStrayErrors } from 'pages-as-files/http'
import { loadEnvironment, studioDirectory } from '../environment/project-root.ts'
import { runMain } from '../product/processes/run-main.ts'
import { endProcessOnSignal } from '../product/processes/signals.ts'

/** Where a hosted lake is asked for documents, listened to, and has its pictures. */
const SANITY = ['https://*.sanity.io', 'wss://*.sanity.io']

/** The Studio's own process beside a hosted lake, which knows who may log in: these are files that anybody may read. */
await runMain(async () => {
  handleStrayErrors()
  const environment = loadEnvironment()
  const studio = await startStudio({
    directory: studioDirectory(process.env),
    port: environment.studioPort,
    host: environment.listenHost,
    socket: environment.socket,
    siteUrl: environment.siteUrl ?? environment.localSiteUrl,
    publicUrl: environment.studioUrl,
    services: SANITY,
  })
  endProcessOnSignal(async () => studio.close())
  process.send?.('ready')
})
