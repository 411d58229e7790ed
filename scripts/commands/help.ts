import { commands } from '../console/commands.ts'
import { runMain } from '../product/processes/run-main.ts'

/** `npm run help`: every command with what it does. */
await runMain(async () => {
  for (const [name, line] of Object.entries(commands)) {
    const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
    console.log(`  ${call.padEnd(25)}${line}`)
  }
  console.log('\nOptions come after two dashes: npm run people -- add "Maria" --role=daily')
})
