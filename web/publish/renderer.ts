import PQueue from 'p-queue'
import { digestHeader } from '../cms/content-digest.ts'
import { askForDraftCookie } from '../http/draft-cookie.ts'

/** A page or file as Next makes it. */
export type Rendered = {
  status: number
  type: string
  digest: string | null
  /** False for what stands in for something that is not to be had yet. */
  isToStay: boolean
  body: Buffer
}

/** A place in the line for Next, which renders one page at a time: two would share the processor, and both be late. */
export type Place = {
  /** The page, rendered anew from what is published, once it is its turn. */
  render(path: string): Promise<Rendered>
  /** Lets the next one have its turn; after a page is rendered this is done. */
  leave(): void
}

/** In milliseconds; most pages take less than a hundred. */
const PATIENCE = 20_000
/** For how long the renderer may wait for one who has a place and does not know yet what the page shows; in milliseconds. */
const LONGEST_HELD = 1_000

/** Next does not answer at all: what could not be made now is made when it is back. */
export class RendererAway extends Error {
  /** Nobody listens, so that nothing else can be made either. Otherwise one page may take too long, or end the process. */
  readonly isGone: boolean

  constructor(cause: unknown) {
    const reason = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause
    super(`The renderer does not answer: ${reason instanceof Error ? reason.message : reason}`, { cause })
    this.name = 'RendererAway'
    this.isGone = reason instanceof Error && 'code' in reason && reason.code === 'ECONNREFUSED'
  }
}

/** Next on this machine, by its documented means: a GET of the page, in draft mode for one that is rendered anew. */
export class Renderer {
  readonly #url: string
  readonly #secret: string
  readonly #oneByOne = new PQueue({ concurrency: 1 })
  #cookie: Promise<string> | undefined

  constructor(url: string, secret: string) {
    this.#url = url
    this.#secret = secret
  }

  /**
   * The last place in the line. Whoever takes it renders or leaves: nobody behind is served before, unless it is held for too
   * long once it is first. Who comes back then is the next.
   */
  takePlace(): Place {
    const turn = Promise.withResolvers<void>()
    const left = Promise.withResolvers<void>()
    let isReady = false
    let isLate = false
    void this.#oneByOne.add(async () => {
      turn.resolve()
      const timer = setTimeout(() => {
        isLate = !isReady
        if (isLate) left.resolve()
      }, LONGEST_HELD)
      await left.promise
      clearTimeout(timer)
    })
    const render = async (path: string) => {
      isReady = true
      if (isLate) return this.#oneByOne.add(() => this.#getAnew(path), { priority: 1 })
      await turn.promise
      return this.#getAnew(path)
    }
    return { render: (path) => render(path).finally(left.resolve), leave: left.resolve }
  }

  /** To be called when a page was not rendered anew: the cookie may be that of another build. */
  forgetCookie(): void {
    this.#cookie = undefined
  }

  /** What is at the path, be it what the build or an earlier request left there. */
  get(path: string): Promise<Rendered> {
    return this.#get(path, {})
  }

  async #get(path: string, headers: Record<string, string>): Promise<Rendered> {
    const response = await this.#fetch(path, { redirect: 'manual', headers })
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      digest: response.headers.get(digestHeader),
      isToStay: !response.headers.get('cache-control')?.includes('no-store'),
      body: Buffer.from(await response.arrayBuffer()),
    }
  }

  async #getAnew(path: string): Promise<Rendered> {
    return this.#get(path, { cookie: await this.#draftCookie() })
  }

  #draftCookie(): Promise<string> {
    const cookie = this.#cookie ?? this.#askForCookie()
    this.#cookie = cookie
    cookie.catch(() => this.forgetCookie())
    return cookie
  }

  async #askForCookie(): Promise<string> {
    try {
      return await askForDraftCookie(this.#url, this.#secret)
    } catch (error) {
      throw new RendererAway(error)
    }
  }

  async #fetch(path: string, init: RequestInit): Promise<Response> {
    try {
      return await fetch(new URL(path, this.#url), {
        ...init,
        // On the same machine compression costs more than it saves.
        headers: { ...init.headers, 'accept-encoding': 'identity' },
        signal: AbortSignal.timeout(PATIENCE),
      })
    } catch (error) {
      throw new RendererAway(error)
    }
  }
}
