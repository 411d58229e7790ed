/** Something that happened: the message is one sentence for people, the details are for programs. Neither names a secret or a person. */
export type TellEvent = (
  event: string,
  message: string,
  details: Readonly<Record<string, unknown>>,
) => unknown

/** Writes one line of JSON to stdout, for whoever has started this process: it shows the message, or passes the line on. */
export const tellEvent: TellEvent = (event, message, details) => {
  process.stdout.write(`${JSON.stringify({ event, message, ...details })}\n`)
}
