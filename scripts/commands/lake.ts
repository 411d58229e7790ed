import { existsSync } from 'node:fs'
import { chmod } from 'node:fs/promises'
import path from 'node:path'
import { startLake } from 'oxbow'
import { handleStrayErrors } from 'pages-as-files/http'
import { dailyRole } from '#content/environment/roles.ts'
import { visitorAddresses } from '#content/environment/visitor-address.ts'
import { formatEvent, type LogEvent, logSettings } from '../console/log.ts'
import { lakePlace } from '../environment/lake-place.ts'
import { exportFile, loadEnvironment, studioDirectory } from '../environment/project-root.ts'
import { isMadePassword } from '../environment/secrets.ts'
import { runMain } from '../product/processes/run-main.ts'
import { endProcessOnSignal } from '../product/processes/signals.ts'
import { siteWebhook } from '../product/site-webhook.ts'

const FORGOTTEN =
  'Type one of your recovery codes in its place. If you have none, ask the person who runs the website: “npm run people” lets you in again there. The first password is in the file .env, after STUDIO_PASSWORD.'

/** The lake's own process: the API under /lake and the built Studio at /. */
await runMain(async () => {
  handleStrayErrors()
  const environment = loadEnvironment()
  // Versions before 0.2.0 let others read it. On a disk without rights the lake says so of its own files.
  await chmod(exportFile, 0o600).catch(() => 'not there')
  const studio = studioDirectory(process.env)
  const isWithoutWebhooks = process.argv.includes('--without-webhooks')
  const lake = await startLake({
    ...lakePlace(environment, 'NEXT_PUBLIC_SANITY_PROJECT_ID is set, so none runs here.'),
    port: environment.lakePort,
    host: environment.listenHost,
    socket: environment.socket,
    projectId: environment.lake.projectId,
    datasets: [environment.lake.dataset],
    token: environment.lake.token,
    viewerToken: environment.lake.readToken,
    password: environment.studioPassword,
    isPasswordMade: isMadePassword(environment.studioPassword),
    loginPage: { name: { document: 'business', field: 'name' }, forgotten: FORGOTTEN },
    roles: [dailyRole],
    // Missing during the first start, until it is built.
    studioDirectory: existsSync(path.join(studio, 'index.html')) ? studio : undefined,
    changePasswordPath: '/account',
    siteUrl: environment.siteUrl ?? environment.localSiteUrl,
    allowedOrigins: [environment.localStudioUrl],
    publicUrl: environment.studioUrl,
    mayHooksReachInside: environment.mayHooksReachInside,
    addressOf: visitorAddresses(environment.proxy),
    // In development every request is rendered from the lake, so the site needs no messages.
    onEvent: tell,
    webhooks: environment.development || isWithoutWebhooks ? [] : [siteWebhook(environment)],
  })
  endProcessOnSignal(() => lake.close())
  if (process.send) process.send('ready')
  else tell({ event: 'ready', message: `The lake answers at ${lake.url}.` })
})

/** The parent process shows its events to people, unless they are here. */
function tell(event: LogEvent): void {
  console.log(formatEvent(event, logSettings(process.env)))
}
