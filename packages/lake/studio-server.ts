import { createServer } from 'node:http'
import { secure } from './http/lake-security-headers.ts'
import { listen, TIMEOUTS } from './http/listen.ts'
import { answerWith, errorAnswer } from './http/node-http.ts'
import type { LakeOptions } from './options.ts'
import { createStudioFiles, type StudioPlace } from './studio/studio-files.ts'

type Options = Pick<LakeOptions, 'host' | 'port' | 'socket'> & StudioPlace & { directory: string }

/** Serves a built Studio alone, for a lake that is elsewhere. Resolves with its port, and rejects with `EADDRINUSE` when that is taken. */
export async function startStudio(
  options: Options,
  timeouts = TIMEOUTS,
): Promise<{ port: number; close(): void }> {
  const studio = createStudioFiles(options.directory, options)
  const server = createServer(
    timeouts,
    answerWith(async (request) => {
      const response = await studio.get(request).catch((error) => errorAnswer(error, request.signal))
      secure(response.headers, options.publicUrl)
      return response
    }),
  ).setTimeout(timeouts.timeout)
  const port = await listen(server, options)
  return {
    port,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
