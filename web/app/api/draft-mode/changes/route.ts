import { draftClient } from '../../../../lake/client.ts'
import { isPreview } from '../../../../lake/load.ts'

/** Tells an editor's page of each change in the lake, drafts included: an event stream without any content. */
export async function GET(): Promise<Response> {
  if (!(await isPreview())) return new Response(null, { status: 404 })
  let changes: { unsubscribe: () => void } | undefined
  const stream = new ReadableStream<string>({
    start(controller) {
      changes = draftClient.live.events({ includeDrafts: true }).subscribe({
        // A welcome after the first one follows a time in which changes were missed.
        next: ({ type }) => controller.enqueue(type === 'goaway' ? ': later\n\n' : `data: ${type}\n\n`),
        error: (error) => {
          console.error('The lake does not tell what changes:', error)
          controller.close()
        },
        complete: () => controller.close(),
      })
    },
    cancel: () => changes?.unsubscribe(),
  })
  return new Response(stream.pipeThrough(new TextEncoderStream()), {
    headers: { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
