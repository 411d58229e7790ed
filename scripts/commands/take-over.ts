import { runMain } from '../product/processes/run-main.ts'
import { runSuccessor } from '../update/successor-session.ts'

/** Started by a running product when this version is to take over from it: see `npm run update`. */
await runMain(runSuccessor)
