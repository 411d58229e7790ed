import { spawn } from 'node:child_process'
import path from 'node:path'
import { root, searchPath } from '../../environment/project-root.ts'

/** The path of a program that one of the project's packages brings. */
export const tool = (name: string) => path.join(root, 'node_modules', '.bin', name)

type Settings = {
  variables?: NodeJS.ProcessEnv
  /** Shows the output in one piece when the program has ended: others write to the terminal meanwhile. */
  isBesideOthers?: boolean
}

/** Runs a program, shows its output, and resolves to whether its exit code was 0. */
export async function succeeds(
  program: string,
  options: readonly string[],
  { variables = process.env, isBesideOthers = false }: Settings = {},
): Promise<boolean> {
  const quiet = { NEXT_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', NO_UPDATE_NOTIFIER: '1' }
  return new Promise((resolve, reject) => {
    const child = spawn(program, options, {
      cwd: root,
      stdio: ['ignore', isBesideOthers ? 'pipe' : 'inherit', 'inherit'],
      env: { ...variables, ...quiet, PATH: searchPath(variables) },
    })
    const output: Buffer[] = []
    child.stdout?.on('data', (chunk) => output.push(chunk))
    const end = () => {
      child.kill('SIGTERM')
      child.once('exit', () => process.exit(1))
    }
    process.once('SIGTERM', end)
    child.once('error', reject)
    child.once('close', (code) => {
      process.off('SIGTERM', end)
      process.stdout.write(Buffer.concat(output))
      resolve(code === 0)
    })
  })
}
