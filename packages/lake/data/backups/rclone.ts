import { runProgram } from './run-program.ts'

/** Stands before what rclone calls a place: `rclone:REMOTE:PATH`. Anything else is a folder of this machine. */
const PREFIX = 'rclone:'
/** A place that is away is found out within seconds; the lake tries again. Without times in messages, the same failure reads the same. */
const PATIENCE = [
  '--retries=1',
  '--low-level-retries=2',
  '--contimeout=10s',
  '--timeout=20s',
  '--log-format=',
]
/** What rclone ends with where a folder is missing, which it makes with its first file. */
const MISSING = 3

/** The part of a replica's address that rclone understands; undefined when it is a folder. */
export function remoteOf(replica: string): string | undefined {
  return replica.startsWith(PREFIX) ? replica.slice(PREFIX.length) : undefined
}

/** The address of a file or folder below a remote. */
export function below(remote: string, name: string): string {
  return /[:/]$/.test(remote) ? remote + name : `${remote}/${name}`
}

/** Resolves with what rclone printed; rejects with what it said last, or that it is not there. */
export async function rclone(...words: string[]): Promise<string> {
  const program = { name: 'rclone', file: 'rclone', words: [...PATIENCE, ...words] }
  return runProgram(program).catch((error: Error) => {
    if (endedWith(error, 'ENOENT'))
      throw new Error(
        'rclone is not installed: install it ("apt install rclone"), or name a folder in REPLICA',
      )
    throw error
  })
}

/** The sizes in bytes of the copies, hashes and uploaded files of a replica, by their paths below it. */
export async function sizesIn(remote: string): Promise<ReadonlyMap<string, number>> {
  const ours = ['+ /*.sqlite', '+ /*.sqlite.sha256', '+ /assets/??/*', '- *'].map(
    (rule) => `--filter=${rule}`,
  )
  const list = ['lsf', remote, '--recursive', '--files-only', '--fast-list', '--format=sp', ...ours]
  const lines = await rclone(...list).catch((error: Error) => {
    if (endedWith(error, MISSING)) return ''
    throw error
  })
  const rows = lines.split('\n').map((line) => /^(\d+);(.+)$/.exec(line) ?? [])
  return new Map(
    rows.flatMap(([, size, path]) => (path === undefined ? [] : [[path, Number(size)] as const])),
  )
}

function endedWith({ cause }: Error, code: string | number): boolean {
  return cause instanceof Error && 'code' in cause && cause.code === code
}
