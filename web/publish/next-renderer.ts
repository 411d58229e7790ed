import { type Rendered, RendererAway } from 'pages-as-files'
import { digestHeader, digestName } from '../cms/content-digest.ts'
import { askForDraftCookie } from '../security/draft-cookie.ts'

/** In milliseconds; most pages take less than a hundred. */
const PATIENCE = 20_000

/** Next on this machine, by its documented means: a GET of the page, in draft mode for one that is rendered anew. */
export class NextRenderer {
  readonly #url: string
  readonly #secret: string
  #cookie: Promise<string> | undefined

  constructor(url: string, secret: string) {
    this.#url = url
    this.#secret = secret
  }

  /** Anew, unless it will do as the build left it. */
  async render(
    path: string,
    { isBuilt, isAgain }: { isBuilt: boolean; isAgain: boolean },
  ): Promise<Rendered> {
    if (isBuilt) return this.get(path)
    // A page that was not rendered anew may be owed to the cookie of another build.
    if (isAgain) this.#cookie = undefined
    return this.#get(path, { cookie: await this.#draftCookie() })
  }

  /** What is at the path, whether the build or an earlier request left it there. */
  get(path: string): Promise<Rendered> {
    return this.#get(path, {})
  }

  async #get(path: string, headers: Record<string, string>): Promise<Rendered> {
    const response = await this.#fetch(path, { redirect: 'manual', headers })
    const body = Buffer.from(await response.arrayBuffer())
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? 'application/octet-stream',
      digest: response.headers.get(digestHeader) ?? digestMeta.exec(body.toString())?.[1] ?? null,
      isToStay: !response.headers.get('cache-control')?.includes('no-store'),
      body,
    }
  }

  #draftCookie(): Promise<string> {
    const cookie = this.#cookie ?? this.#askForCookie()
    this.#cookie = cookie
    cookie.catch(() => {
      this.#cookie = undefined
    })
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

const digestMeta = new RegExp(`<meta name="${digestName}" content="([^"]+)"`)
