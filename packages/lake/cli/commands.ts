import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { codeOf } from '../errors/disk-errors.ts'
import { StartError } from '../errors/lake-error.ts'
import { type DevOptions, describeLake, nearestLake, startDevLake } from './dev.ts'
import { runProgram } from './run.ts'

const HELP = `oxbow dev               starts the lake of this folder, and prints what it is reached with
oxbow run -- COMMAND    runs a program of Node so that it reaches this lake in the place of Sanity's

  --directory DIR   where the content is kept     .lake, here or above
  --port PORT       where it listens                          3434
  --project ID      the project's id    by .env, sanity.cli, or local
  --dataset A,B     its datasets        by .env, sanity.cli, or production
  --studio DIR      a built Studio to serve at the lake's address
`

try {
  process.exitCode = await main()
} catch (error) {
  if (!isForReader(error)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function main(): Promise<number> {
  const end = process.argv.indexOf('--')
  const own = process.argv.slice(2, end === -1 ? undefined : end)
  const program = end === -1 ? [] : process.argv.slice(end + 1)
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args: own,
    options: {
      directory: text,
      port: text,
      dataset: text,
      project: text,
      studio: text,
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const [command] = positionals
  const options: DevOptions = {
    directory: values.directory ? resolve(values.directory) : nearestLake(process.cwd()),
    port: Number(values.port ?? 3434),
    project: values.project,
    datasets: values.dataset?.split(','),
    studio: values.studio && resolve(values.studio),
  }
  if (values.help) return help()
  if (command === 'run' && program.length > 0) return runProgram(program, options)
  if (command === 'dev' && program.length === 0) return dev(options)
  return help(command === 'help' || command === undefined ? 0 : 1)
}

function help(code = 0): number {
  console.log(HELP)
  return code
}

async function dev(options: DevOptions): Promise<number> {
  const lake = await startDevLake(options)
  console.log(describeLake(lake, options.directory))
  await new Promise((end) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, end)
  })
  await lake.close()
  return 0
}

/** What a person can put right: an option, a folder that is in use, a port that is taken. */
function isForReader(error: unknown): error is Error {
  return error instanceof StartError || /^(ERR_PARSE_ARGS|ERR_SOCKET_BAD_PORT|EADDRINUSE)/.test(codeOf(error))
}
