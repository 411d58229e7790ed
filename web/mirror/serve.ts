import { constants, setPriority } from 'node:os'
import { readEnvironment } from '#content/environment/environment.ts'
import { tellEvent } from '../http/tell-event.ts'
import { askToMake } from './ask-to-make.ts'
import { Keeper } from './keeper.ts'
import { Mirror } from './mirror.ts'

/** The process that keeps the mirror. Everybody else goes before it, and it may end at any moment. */
yieldToOthers()
const environment = readEnvironment(process.env)
const mirror = new Mirror({
  environment,
  make: askToMake(environment.publishUrl),
  log: (line) => tellEvent('mirror', line, {}),
})
process.send?.('ready')
await new Keeper(mirror, environment.siteDirectory).run()

function yieldToOthers(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW)
  } catch (error) {
    console.warn(`The mirror runs with the priority of everything else: ${error}`)
  }
}
