import { explainText } from '../console/failure.ts'
import { eventIn, isLogForPrograms, log } from '../console/log.ts'
import { ending } from './processes/live-process.ts'

/** A line of a stack, or of the properties of an error, which belongs to the line before it. */
const CONTINUED = /^(\s|[}\]])/
const STACK_LINE = /^\s+at /

/**
 * Tells what a part of the product writes. A problem of the machine is told with what to do about it, and the stack that follows
 * it is left out. While everything ends, parts miss each other, which nobody needs to know.
 */
export function tellOutputOf(part: string): (line: string, isError: boolean) => void {
  let isInTrouble = false
  const tellError = joinedLines((message, stack) =>
    log({ event: 'error', part, message, details: stack === '' ? {} : { stack } }),
  )
  return (line, isError) => {
    const event = eventIn(line)
    if (event) return log({ ...event, part })
    const trouble = explainText(line)
    isInTrouble = trouble !== undefined || (isInTrouble && STACK_LINE.test(line))
    if (trouble) log({ event: 'error', part, message: trouble })
    else if (isInTrouble || ending.signal.aborted) return
    else if (isError && isLogForPrograms()) tellError(line)
    else log({ event: 'output', part, message: line })
  }
}

/** Joins the lines that a program writes at once about one thing, so that they can be told as one event. */
function joinedLines(tell: (first: string, more: string) => void): (line: string) => void {
  const lines: string[] = []
  const end = () => {
    const [first = '', ...more] = lines.splice(0)
    if (first.trim() !== '') tell(first.trim(), more.join('\n'))
  }
  return (line) => {
    if (!CONTINUED.test(line)) end()
    if (lines.length === 0) setImmediate(end)
    lines.push(line)
  }
}
