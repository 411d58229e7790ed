import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { root } from '../environment/project-root.ts'
import { moduleOf, temporaryProgram } from '../testing/temporary-program.ts'

const SECRET = 'token-of-at-least-24-characters'
const PART = `
  console.log(JSON.stringify({ event: 'publish', message: 'Published /', ms: 12 }))
  console.error(new TypeError('${SECRET} is no function').stack + '\\nAnd something else')
  process.send('ready', () => process.exit(3))`

test('a session tells what its parts do, and that one was started again, in one line of JSON each', async () => {
  const lines = (await outputOfSession(true)).trim().split('\n')
  const events = lines.map((line) => JSON.parse(line))
  expect(events).toMatchObject([
    { event: 'publish', part: 'the program', message: 'Published /', ms: 12 },
    {
      event: 'error',
      part: 'the program',
      message: 'TypeError: [secret] is no function',
      stack: expect.stringContaining('    at '),
    },
    { event: 'error', part: 'the program', message: 'And something else' },
    {
      event: 'restart',
      ended: 'the program',
      code: 3,
      message: expect.stringContaining('is started again in'),
    },
  ])
  for (const { time } of events) expect(time).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('at a terminal it tells the same in prose', async () => {
  const output = await outputOfSession(false)
  expect(output).toContain('the program: Published /\n')
  expect(output).toContain('the program: TypeError: [secret] is no function\n')
  expect(output).toMatch(/^the program ended unexpectedly \(3\); it is started again in 60 s\.$/m)
  expect(output).not.toContain(SECRET)
})

/** What a session with one part, which ends soon, writes until it would start that part again. */
async function outputOfSession(isForPrograms: boolean): Promise<string> {
  const program = temporaryProgram(`
    import { setUpLog } from '${moduleOf('scripts/console/log.ts')}'
    import { Part } from '${moduleOf('scripts/product/part.ts')}'
    import { tellOutputOf } from '${moduleOf('scripts/product/part-output.ts')}'
    import { moduleOf, temporaryProgram } from '${moduleOf('scripts/testing/temporary-program.ts')}'
    setUpLog({ isForPrograms: ${isForPrograms}, secrets: ['${SECRET}'] })
    const part = new Part(temporaryProgram(${JSON.stringify(PART)}))
    await part.start()
    part.echo(tellOutputOf(part.name))
    const kept = part.keep({ first: 60_000, longest: 60_000, healthyAfter: 60_000 })
    await part.running.ended
    setImmediate(() => part.letGo())
    await kept`)
  const session = spawn(process.execPath, [...program.arguments], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [output, errors] = await Promise.all([text(session.stdout), text(session.stderr)])
  return output + errors
}
