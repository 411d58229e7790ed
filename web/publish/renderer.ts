import PQueue from 'p-queue'
import { fixedPaths } from '#content/routes.ts'
import { digestHeader } from '../cms/content-digest.ts'
import { signatureOf } from '../http/signed-message.ts'

/** A page or file as Next makes it. */
export type Rendered = { status: number; type: string; digest: string | null; body: Buffer }

/** Milliseconds; a page takes 30. */
const PATIENCE = 20_000

/** Next does not answer at all: what could not be made now is made when it is back. */
export class RendererAway extends Error {
  constructor(cause: unknown) {
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
    super(`The renderer does not answer: ${reason instanceof Error ? reason.message : reason}`, { cause })
    this.name = 'RendererAway'
  }
}

/** Next on this machine, by its documented means: `revalidatePath` in a route of ours, and then a GET of the page. */
export class Renderer {
  readonly #url: string
  readonly #secret: string
  readonly #oneByOne = new PQueue({ concurrency: 1 })

  constructor(url: string, secret: string) {
    this.#url = url
    this.#secret = secret
  }

  /** Makes what Next keeps of these paths stale: the next `get` renders them again. */
  async revalidate(paths: readonly string[]): Promise<void> {
    const body = JSON.stringify({ paths })
    const headers = await signatureOf(body, this.#secret)
    const response = await this.#fetch(fixedPaths.revalidate, { method: 'POST', body, headers })
    const answer = await response.text()
    if (!response.ok) throw new RendererAway(new Error(`it answers ${response.status}: ${answer}`))
  }

  /** A page. One is rendered at a time: two would share the processor, and both be late. */
  render(path: string): Promise<Rendered> {
    return this.#oneByOne.add(() => this.get(path))
  }

  /** What is at the path. */
  async get(path: string): Promise<Rendered> {
    const response = await this.#fetch(path, { redirect: 'manual' })
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      digest: response.headers.get(digestHeader),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(new URL(path, this.#url), {
        ...init,
        // On the same machine packing costs more than it saves.
        headers: { ...init.headers, 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(PATIENCE),
      })
    } catch (error) {
      throw new RendererAway(error)
    }
  }
}
