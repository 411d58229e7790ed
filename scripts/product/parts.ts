import { setTimeout as pause } from 'node:timers/promises'
import { keptConnections } from 'pages-as-files/http'
import type { Environment } from '#content/environment/environment.ts'
import { Failure } from '../console/failure.ts'
import type { PassedSockets } from '../environment/passed-sockets.ts'
import type { Variables } from '../environment/project-root.ts'
import { Part } from './part.ts'
import { type Command, endWithParent, type LiveProcess } from './processes/live-process.ts'
import { nextCommand } from './processes/next-command.ts'

/** A page that is rendered leaves much behind at once: with the 16 MB of Node's own choice an eighth of the time goes in clearing up. */
const ROOM_FOR_YOUNG_OBJECTS = '--max-semi-space-size=64'

/** Delivery makes little that lasts, and the lake keeps what it reads: both are to stay small. */
export const LITTLE_ROOM = '--max-semi-space-size=2'

/**
 * In milliseconds, of who waits for a server that others wrote. By the wall clock, since it may wait for the disk as well; it takes
 * seconds, and where a machine is so slow that it takes minutes it is still not ended as one that hangs.
 */
const PATIENCE = 10 * 60_000
const ASK_AGAIN = 40

/** The processes of the product, none of them started. The options reach Node when it runs delivery. */
export function makeParts(
  environment: Environment,
  variables: Variables,
  deliveryOptions: readonly string[],
  sockets: PassedSockets,
) {
  const { rendererUrl } = environment
  const { hostname, port } = new URL(rendererUrl)
  const kept = ['--keepAliveTimeout', String(keptConnections.betweenProcesses)]
  const next = nextCommand('the renderer', variables, ['start', '-H', hostname, '-p', port, ...kept])
  const rendering = { ...next, arguments: [ROOM_FOR_YOUNG_OBJECTS, ...next.arguments] }
  const make = (name: string, program: readonly string[], socket?: number) =>
    new Part({ name, arguments: program, variables, sockets: [socket ?? []].flat() })
  const delivery = [...endWithParent, LITTLE_ROOM, ...deliveryOptions, 'web/publish/delivery/serve.ts']
  return {
    lake: make('the lake', [LITTLE_ROOM, 'scripts/commands/lake.ts'], sockets.studio),
    renderer: foreignPart(rendering, rendererUrl),
    publisher: make('the publisher', [...endWithParent, 'web/publish/serve.ts']),
    delivery: make('the site', delivery, sockets.site),
    studio: make('the Studio', ['scripts/commands/studio.ts'], sockets.studio),
  }
}

/** A server that others wrote, by its program and where it answers. */
export function foreignPart(command: Command, url: string): Part {
  const program = { ...command, arguments: [...endWithParent, ...command.arguments] }
  return new Part(program, (running) => untilAnswers(url, running))
}

/** Resolves when the address answers, whatever it answers; throws a `Failure` when the process ends first or after ten minutes. */
async function untilAnswers(url: string, running: LiveProcess): Promise<void> {
  // An answer may take all of it: Next compiles a page when it is asked for the first time.
  const signal = AbortSignal.timeout(PATIENCE)
  while (!signal.aborted) {
    if (running.hasEnded) throw running.failure(await running.ended)
    const answered = await fetch(url, { method: 'HEAD', signal }).catch(() => undefined)
    if (answered) return
    await pause(ASK_AGAIN)
  }
  throw new Failure(`${running.name} did not answer at ${url} within ${PATIENCE / 60_000} minutes.`)
}
