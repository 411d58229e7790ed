import { createInterface } from 'node:readline'
import { Writable } from 'node:stream'
import { Failure } from '../console/failure.ts'
import { readablePassword } from '../environment/secrets.ts'

type NewPassword = {
  password: string
  /** Made here, so that it has to be shown once. */
  isMade: boolean
}

/** Asks for a password, or makes one when the answer is empty or nobody is at the terminal. Throws a `Failure` for a slip. */
export async function newPassword(name: string): Promise<NewPassword> {
  const typed = process.stdin.isTTY
    ? await ask(`Password for ${name}, at least 12 characters (leave it empty to have one made): `)
    : ''
  if (typed === '') return { password: readablePassword(), isMade: true }
  if ((await ask('The same password again: ')) === typed) return { password: typed, isMade: false }
  throw new Failure('The two passwords differ, so nothing was changed. Please try again.')
}

/** Reads a line that the terminal does not show. */
function ask(question: string): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  return new Promise<string>((resolve, reject) => {
    lines.once('SIGINT', () => reject(new Failure('Nothing was changed.')))
    lines.question('', resolve)
    // Only now: what is typed while nothing reads yet, the terminal shows.
    process.stdout.write(question)
  }).finally(() => {
    lines.close()
    process.stdout.write('\n')
  })
}
