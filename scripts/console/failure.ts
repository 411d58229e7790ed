import { StartError } from 'oxbow/errors'
import { EnvironmentError } from '#content/environment/environment.ts'

/** A problem that the person who runs the script can solve. Its message says what to do and is shown without a stack. */
export class Failure extends Error {
  override name = 'Failure'
}

/** The message of the site's build about a page with incomplete content, with a line for each field. */
const CONTENT_PROBLEM = /The page \S+ can't be built from what is published:(?:\n\s+- .*)*/
const OR_RESTORE =
  'Or restore the sample documents: "npm run seed -- --replace" writes them over what was edited.'
const NOISE = /^\s*(at .+|throw \w+;?|\^+|node:\S+|Node\.js v\S+|[{}]|)$/

/** One line for a known problem of the machine, such as a full disk; the stack for an error in our own code. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const isForReader = [Failure, EnvironmentError, StartError].some((type) => error instanceof type)
  if (isForReader) return error.message
  const known = explainText(`${codeOf(error)} ${error.message}`)
  if (known) return known
  if ('syscall' in error) return `${error.message}. Put that right, then run it again.`
  return error.stack ?? error.message
}

/** The same for the output of another program; `undefined` when it shows no known problem of the machine. */
export function explainText(text: string): string | undefined {
  if (/ENOSPC|no space left on device|database or disk is full/i.test(text)) {
    return 'The disk is full: make room (about 1 GB to install and build, little after that), then run it again.'
  }
  // Node says ENOENT of a folder that can't be made on a disk that is read-only.
  const denied =
    /(?:EACCES|EROFS|EPERM|ENOENT[^\n']*mkdir)[^\n]*?'([^'\n]+)'/.exec(text) ??
    /listen (?:EACCES|EROFS|EPERM): [a-z -]+ ([^\n]+\.sock)$/m.exec(text)
  if (denied)
    return `${denied[1]} can't be written: make it yours (for example with chown) and see that its disk is not read-only, then run it again.`
  if (/EMFILE|ENFILE|too many open files/i.test(text)) {
    return 'The system allows too few open files: allow more (for example with "ulimit -n 4096"), then run it again.'
  }
  if (/disk I\/O error/.test(text)) {
    return 'The lake can’t use its disk (disk I/O error): see that it has room and is healthy, then run it again.'
  }
  if (/database disk image is malformed/.test(text)) {
    return 'A part of the lake’s database is damaged: end this with Ctrl-C and go back to a backup, which "npm run restore" lists.'
  }
  if (/readonly database|unable to open database file/.test(text)) {
    return "The lake's database can't be written: make the folder .data yours (for example with chown), then run it again."
  }
  const notAFolder = /(?:ENOTDIR|EEXIST|EISDIR)[^\n]*?'([^'\n]+)'/.exec(text)
  if (notAFolder)
    return `${notAFolder[1]} is in the way: a folder is a file there, or a file a folder. Move it, then run it again.`
  const taken = /EADDRINUSE[^\n]*?(\d+)\s*$/m.exec(text)
  if (taken) return `Port ${taken[1]} is taken: stop what uses it, or set PORT or STUDIO_PORT in .env.`
  return undefined
}

/** The last output of a program without its stack traces; when content was missing, only which. */
export function withoutStacks(lines: readonly string[]): string {
  const content = CONTENT_PROBLEM.exec(lines.join('\n'))
  if (content) return `${content[0]}\n${OR_RESTORE}`
  return lines.filter((line) => !NOISE.test(line)).join('\n')
}

/** The code that the system gives an error, such as ENOENT; empty for all others. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
